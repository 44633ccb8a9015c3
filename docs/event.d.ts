/** The JSON file of an event, as tdapp writes it. Made from event.schema.json: do not edit. */

/** A chess event with its sections, players and rounds, as tdapp writes it */
export interface EventFile {
  /** Always this text: it tells the file from other JSON. */
  format: "tdapp-event";
  /** The version of this contract; a reader refuses a higher one than it knows. */
  version: 1;
  /** What all sections share: name, place, dates, officials. */
  event: Event;
  /** Lines and pictures above and below every printed page. */
  page_head: PageHead;
  /** What may be shown on the web, and where. */
  publishing: Publishing;
  /** The competitions of the event, at least one. */
  sections: Section[];
  /** Choices of documents that are remembered with the event; their form is not part of this contract. */
  preferences: Record<string, unknown>;
}

/** Fictitious points of a block of players for a block of rounds (TRF26 record 250). */
export interface Acceleration {
  /** Fictitious points that are added for pairing, as decimal text. */
  points: string;
  /** The first round in which they are added. */
  first_round: number;
  /** The last round in which they are added. */
  last_round: number;
  /** The first pairing number of the block. */
  first_number: number;
  /** The last pairing number of the block. */
  last_number: number;
}

/** When and where a match is played; teams are the first-named one and the other. */
export interface Appointment {
  /** The round of the match. */
  round: number;
  /** The numbers of the first-named team and the other. */
  teams: [number, number];
  /** The day of the match, null while it is not fixed. */
  date: string | null;
  /** When it starts, HH:MM, empty when unknown. */
  start: string;
  /** Where it is played, empty when unknown. */
  venue: string;
  /** Whether it was moved from the day of its round. */
  postponed: boolean;
  /** Whether both teams have agreed to it. */
  confirmed: boolean;
}

/** One game. white and black are pairing numbers. */
export interface Board {
  /** The number of the board in its round, from 1. */
  number: number;
  /** The pairing number of White. */
  white: number;
  /** The pairing number of Black. */
  black: number;
  /** The result, null while the game is open. */
  result: GameResult | null;
  /** Whether the result was entered twice and agreed. */
  verified: boolean;
  /** A note of the arbiter on this game. */
  note: string;
  /** Whether the game is played at the fixed table of one of its players. */
  fixed_table: boolean;
  /** Whether it was played with the colours other than paired; white and black are as played. */
  colours_swapped: boolean;
  /** The result that is reported for rating, where it is another one. */
  rating_result: GameResult | null;
  /** What the round was for White and for Black, only where no result gives both; result is null then. */
  outcomes: [Outcome, Outcome] | null;
  /** Whether the colours are known. */
  coloured: boolean;
}

/** How long moves are held back, whether also after the result (strict), and one line for the viewers. */
export interface Broadcast {
  /** Seconds by which moves are held back for viewers. */
  delay: number;
  /** Whether moves stay held back also after the result. */
  strict: boolean;
  /** One line for the viewers, empty for none. */
  notice: string;
}

/** The announced rules for half-point byes (C.05, 6.7.4): how many for one player, until which round (None: any). */
export interface ByeRules {
  /** Whether half-point byes can be asked for. */
  half_allowed: boolean;
  /** How many one player may have. */
  half_limit: number;
  /** The last round they may be asked for, null for any. */
  half_until: number | null;
}

/** All categories of a section in the order in which they are announced. */
export interface CategoryPlan {
  /** The categories in the order in which they are asked. */
  rules: CategoryRule[];
  /** The day whose age counts, null: the year of the event, as FIDE does. */
  cutoff: string | null;
  /** Whether a player is in each category that fits; else in the narrowest age group and the narrowest rating group. */
  every: boolean;
}

/** One category: everybody who meets all of the conditions given. Without any it is filled by hand only. */
export interface CategoryRule {
  /** The name of the category. */
  name: string;
  /** Who has not reached this age before the day that counts. */
  under: number | null;
  /** Who has reached this age. */
  over: number | null;
  /** Players rated at least this. */
  rating_from: number | null;
  /** Players rated at most this. */
  rating_to: number | null;
  /** Whether players without a rating belong to it as well; alone it makes a category of them. */
  unrated: boolean;
  /** Which rating counts: empty for the tournament rating, else the kind of a Rating. */
  rating_kind: string;
  /** Players of this sex only, null for all. */
  sex: Sex | null;
  /** Players of these federations only, empty for all. */
  federations: string[];
  /** Players of these clubs only, empty for all. */
  clubs: string[];
  /** Players with one of these titles only; - stands for none. */
  titles: string[];
}

/** One round of one player. */
export interface Cell {
  /** What the round was for the player. */
  outcome: Outcome;
  /** The pairing number of the opponent, null where there is none. */
  opponent: number | null;
  /** The colour that was due, null where there is none. */
  colour: Colour | null;
  /** Points that the arbiter gave instead of those of the outcome. */
  awarded: string | null;
}

/** Whether somebody was seen before the start. */
export type CheckIn = "not-yet" | "present" | "absent";

/** The colour of one player. */
export type Colour = "w" | "b";

/** Which prize a player gets who has won several: the highest, or the first in their order. */
export type Conflict = "value" | "order";

/** What decides a drawn match of teams: board count, top boards, bottom board elimination, Berlin count. */
export type Decider = "BC" | "TBR" | "BBE" | "BERLIN";

/** Who goes on by decision; text is the score of the play-off, or how the lot was drawn, with the reason. */
export interface Decision {
  /** The number of the team that goes on. */
  winner: number;
  /** How it was decided. */
  how: How;
  /** The score of the play-off, or how the lot was drawn. */
  text: string;
}

/** How the money of shared places is divided: by rank, equally, or half and half (Hort). */
export type Division = "rank" | "shared" | "hort";

/** The edition of FIDE's tie-break rules. */
export type Edition = "2009" | "2024" | "2026";

/** Who paired a round: name, version, and the seed in its own words; HAND for the arbiter, empty: not known. */
export interface Engine {
  /** The name of the engine that paired the round, empty where it was paired by hand. */
  name: string;
  /** Its version. */
  version: string;
  /** Its seed, in its own words, where it has one. */
  seed: string;
}

/** The event, as printed on every page and written to the header of a TRF. */
export interface Event {
  /** The name of the event. */
  name: string;
  /** Where it is held. */
  city: string;
  /** The federation of the host, as FIDE's code of three letters. */
  federation: string;
  /** The first day. */
  start: string | null;
  /** The last day. */
  end: string | null;
  /** The name of the chief arbiter as it is printed. */
  chief_arbiter: string;
  /** The names of the deputies as they are printed. */
  deputies: string[];
  /** The time control in words (TRF record 122). */
  time_control: string;
  /** The time control as a code (TRF26 record 222). */
  time_control_code: string;
  /** The system in words, as a report has it (TRF record 092). */
  type_text: string;
  /** The officials with titles and FIDE ids; the printed names follow from them. */
  officials: Official[];
}

/** What a team pays by decision; amount is decimal text in the currency of the event. */
export interface Fine {
  /** The round it belongs to. */
  round: number;
  /** The number of the team that pays. */
  team: number;
  /** How much, as decimal text in the currency of the prizes. */
  amount: string;
  /** Why. */
  reason: string;
}

/** Players who must not meet in a block of rounds (TRF26 record 260). */
export interface ForbiddenPairs {
  /** The first round in which they may not meet. */
  first_round: number;
  /** The last round in which they may not meet. */
  last_round: number;
  /** Pairing numbers; none of them meets another. */
  numbers: number[];
  /** The club or federation that is protected, or why; empty for a pair. */
  name: string;
}

/** The result of one game, White first; u: not rated, f: by forfeit. */
export type GameResult = "1-0" | "1/2-1/2" | "0-1" | "1/2-0" | "0-1/2" | "0-0" | "1-0u" | "1/2-1/2u" | "0-1u" | "1-0f" | "0-1f" | "0-0f" | "adjourned";

/** How far the record of a game is. */
export type GameState = "waiting" | "playing" | "gap" | "doubt" | "ended" | "closed";

/** The fields of a GameRecord; moves is its plies, see plies_text. */
export interface GameText {
  /** The round of the game. */
  round: number;
  /** The pairing number of White, null where the game belongs to nobody yet. */
  white: number | null;
  /** The pairing number of Black, null where the game belongs to nobody yet. */
  black: number | null;
  /** White as the source of the game writes him. */
  white_name: string;
  /** Black as the source of the game writes him. */
  black_name: string;
  /** Headers of the PGN that are kept, each with its value. */
  headers: [string, string][];
  /** The position it begins from as FEN, empty for the usual one. */
  start: string;
  /** Whether it is Chess960. */
  chess960: boolean;
  /** The half-moves as squares, with clock times in seconds behind a slash. */
  moves: string;
  /** The result as PGN has it. */
  result: string;
  /** How far the record is. */
  state: GameState;
  /** What the source said behind the last legal move. */
  rest: string;
  /** Where the record comes from. */
  source: string;
}

/** How it was decided who goes on. */
export type How = "lots" | "play-off" | "arbiter";

/** The shape of a competition. */
export type Kind = "swiss" | "rr" | "ko" | "team-swiss" | "team-rr" | "scheveningen" | "team-ko";

/** What a drawn match of a knock-out is decided by, in this order, and whether place 3 is played for. */
export interface KnockoutRules {
  /** What decides a drawn match, in this order. */
  deciders: Decider[];
  /** Whether the third place is played for. */
  third_place: boolean;
}

/** What the regulations of a league say, and its fixtures. */
export interface League {
  /** How many members of a team, from the first, are fixed, the others being reserves; null: as many as boards. */
  fixed: number | null;
  /** How often a reserve may play, null for any number. */
  reserve_games: number | null;
  /** What keeps the order of the boards. */
  order: OrderLimit;
  /** By how many points the order by rating may be broken. */
  tolerance: number;
  /** How many teams go up. */
  promoted: number;
  /** How many teams go down. */
  relegated: number;
  /** When and where the matches are played. */
  appointments: Appointment[];
  /** From when until when players may play, and their fixed numbers. */
  licences: Licence[];
  /** 1 for the highest division of the event, 0: the section is compared with none. */
  division: number;
  /** How often who belongs to a team here may play for a higher team of the club, null for any number. */
  above: number | null;
  /** The season: only divisions of one season are compared. */
  season: string;
  /** What teams pay by decision. */
  fines: Fine[];
  /** The fine that is announced for an empty board, as decimal text, empty for none. */
  board_fine: string;
  /** The fine that is announced for a team that does not appear, empty for none. */
  match_fine: string;
}

/** From when until when a player may play, and the fixed number in the club's list (None: no limit, no number). */
export interface Licence {
  /** The pairing number of the player. */
  player: number;
  /** The first day on which he may play, null for any. */
  since: string | null;
  /** The last day on which he may play, null for any. */
  until: string | null;
  /** His fixed number in the order of his team, null for none. */
  rank: number | null;
}

/** Who sits for a team, board by board; None: nobody. handed_in: the captain gave it, else the first boards. */
export interface LineUp {
  /** The number of the team. */
  team: number;
  /** Pairing numbers board by board, null for an empty board. */
  players: (number | null)[];
  /** Whether the captain has handed it in. */
  handed_in: boolean;
}

/** Whether the order of the boards of a team is fixed. */
export type LineUpRule = "fixed" | "free";

/** Two teams in a round. */
export interface Match {
  /** The round of the match. */
  round: number;
  /** The table of the match, from 1. */
  table: number;
  /** The first-named team and who sits for it. */
  first: LineUp;
  /** The other team and who sits for it. */
  second: LineUp;
  /** Which side has forfeited the whole match, null for none. */
  forfeit: Side | null;
  /** The score of a match whose games are not known, of both sides. */
  entered: [string, string] | null;
  /** A note of the arbiter on this match. */
  note: string;
  /** Who goes on by decision, null where the games decide. */
  decision: Decision | null;
}

/** What a national rating record (TRF26, NRS) says beside rating and id, as it is written there. */
export interface NationalRecord {
  /** The federation of the record (TRF26, NRS). */
  federation: string;
  /** The sex as the record has it. */
  sex: string;
  /** The national class or title. */
  title: string;
  /** The name as the national list has it. */
  name: string;
  /** Where the player comes from, as the record has it. */
  origin: string;
  /** The birth date as the record has it. */
  birth: string;
}

/** None: nobody has answered; then what the section itself tells counts, or the question stays open. */
export interface NormAnswers {
  /** Whether norms are looked at in this section. */
  watched: boolean;
  /** Whether the event is registered with FIDE, null while nobody has said. */
  registered: boolean | null;
  /** Whether its form allows norms, null while nobody has said. */
  format_valid: boolean | null;
  /** Whether it has at most one round a day, null while nobody has said. */
  one_round_a_day: boolean | null;
  /** The rule that frees the event from the mix of federations, empty for none, null while nobody has said. */
  exempt: string | null;
  /** How many games a norm needs here. */
  least_games: number;
  /** What opponents not known yet are expected to be rated, null: as those so far. */
  average: number | null;
  /** How the rounds were paired, where they do not say it. */
  paired: PairedBy;
}

/** An arbiter of the event; role is one of ROLES. */
export interface Official {
  /** What the official does. */
  role: "chief" | "deputy" | "sector" | "pairings" | "fair-play" | "arbiter" | "organiser";
  /** Family, Given. */
  name: string;
  /** The FIDE id, empty when unknown. */
  fide_id: string;
  /** The title: IA, FA, NA. */
  title: string;
}

/** What keeps the order of the boards of a team. */
export type OrderLimit = "none" | "rating" | "rank";

/** What one round was for one player or team. */
export type Outcome = "win" | "draw" | "loss" | "short-win" | "short-draw" | "short-loss" | "forfeit-win" | "forfeit-loss" | "pab" | "fpb" | "hpb" | "zpb" | "rest" | "adjourned" | "open" | "unpaired";

/** Header lines above the event's name, the logo beside it, the sponsors at the foot. */
export interface PageHead {
  /** Lines above the name of the event. */
  lines: string[];
  /** The picture beside it, null for none. */
  logo: Picture | null;
  /** Pictures below every page. */
  sponsors: Picture[];
  /** The picture of the event on its website, null for none. */
  cover: Picture | null;
}

/** How a round was paired; empty: nobody has said. */
export type PairedBy = "" | "computer" | "hand";

/** A picture of the event: media_type PNG or JPEG, data the file in base64, size in pixels. */
export interface Picture {
  /** What the picture is. */
  media_type: "image/png" | "image/jpeg";
  /** The file, as base64. */
  data: string;
  /** Its width in pixels. */
  width: number;
  /** Its height in pixels. */
  height: number;
}

/** A player in the standings, as tdapp standings --format json gives him. */
export interface PlacedPlayer {
  /** The place; several may share one, null: not ranked. */
  rank: number | null;
  /** The pairing number of the player. */
  start_number: number;
  /** Family, Given. */
  name: string;
  /** The points, as decimal text. */
  points: string;
  /** The value of every rung of the ladder, as decimal text; null where there is none. */
  values: (string | null)[];
  /** The same as fractions; null where a method only comes close. */
  exact: (string | null)[];
  /** The rung (from 0) that parts this player from the one below; -1 are the points, null: nothing does. */
  decided_by: number | null;
}

/** A team in the standings, as tdapp standings --teams --format json gives it. */
export interface PlacedTeam {
  /** The place; several may share one, null: not ranked. */
  rank: number | null;
  /** The number of the team. */
  team_number: number;
  /** The name of the team. */
  name: string;
  /** The match points, as decimal text. */
  match_points: string;
  /** The game points, as decimal text. */
  game_points: string;
  /** The value of every rung of the ladder, as decimal text; null where there is none. */
  values: (string | null)[];
  /** The same as fractions; null where a method only comes close. */
  exact: (string | null)[];
  /** The rung (from 0) that parts this team from the one below; -1 are the points, null: nothing does. */
  decided_by: number | null;
}

/** One participant of a section. */
export interface Player {
  /** The pairing number, unique in its section; gaps are allowed. */
  number: number;
  /** Family, Given, as it was entered. */
  name: string;
  /** The tournament rating, null for an unrated player. */
  rating: number | null;
  /** The title of FIDE. */
  title: string;
  /** The sex as reports have it, null when unknown. */
  sex: Sex | null;
  /** The federation as FIDE's code of three letters. */
  federation: string;
  /** The FIDE id. */
  fide_id: string;
  /** The birth date, or the year alone. */
  birth: string;
  /** The club. */
  club: string;
  /** The national rating, null for none. */
  national_rating: number | null;
  /** The number in the national list. */
  national_id: string;
  /** Whether the player is still in the event. */
  standing: Standing;
  /** The name in the player's own script. */
  native_name: string;
  /** The ratings of the lists that the tournament rating may come from. */
  ratings: Rating[];
  /** Categories the arbiter put the player into by hand. */
  categories: string[];
  /** The table at which the player always sits, null for none. */
  fixed_table: number | null;
  /** A note on the player. */
  comment: string;
  /** What was paid, as decimal text, empty for nothing. */
  paid: string;
  /** What is owed, as decimal text, empty for nothing. */
  owed: string;
  /** Whether the player was seen before the start. */
  check_in: CheckIn;
  /** Whether the player may have no half-point bye. */
  no_half_bye: boolean;
  /** Categories the arbiter took the player out of. */
  not_categories: string[];
  /** Rounds from which on another tournament rating counts, each with it. */
  round_ratings: [number, number][];
  /** What a national rating record says besides. */
  national_record: NationalRecord;
  /** The factor K as the arbiter knows it, null: as list, age and rating tell. */
  k_factor: number | null;
}

/** What every outcome is worth (TRF26 record 162; XXS of older exchange files). */
export interface PointSystem {
  /** Points of a win. */
  win: string;
  /** Points of a draw. */
  draw: string;
  /** Points of a loss. */
  loss: string;
  /** Points of a pairing-allocated bye, null: as a win. */
  pab: string | null;
  /** Points of a full-point bye, null: as a win. */
  full_bye: string | null;
  /** Points of a half-point bye, null: as a draw. */
  half_bye: string | null;
  /** Points of an absence, null: as a loss. */
  zero_bye: string | null;
  /** Points of a win by forfeit, null: as a win. */
  forfeit_win: string | null;
  /** Points of a loss by forfeit, null: as a loss. */
  forfeit_loss: string | null;
}

/** The rule for colours of teams: type A, type B, or none. */
export type Preference = "a" | "b" | "none";

/** One announced prize. */
export interface Prize {
  /** The category or the name of the prizes it belongs to, empty for the main ones. */
  group: string;
  /** The place it is for, from 1. */
  place: number;
  /** The money, exactly. */
  money: string;
  /** What is given besides. */
  item: string;
  /** The pairing number of who gets it by decision, null: who is in that place. */
  winner: number | null;
  /** What it is for. */
  kind: PrizeKind;
}

/** What a prize is for: a place, a named achievement, clubs. */
export type PrizeKind = "place" | "named" | "club";

/** All prizes of a section and the rules for them. */
export interface PrizePlan {
  /** The announced prizes. */
  prizes: Prize[];
  /** How money of shared places is divided. */
  division: Division;
  /** Whether a player gets one prize only. */
  one_per_player: boolean;
  /** How it is divided inside groups, null: as the main prizes. */
  group_division: Division | null;
  /** Which prize a player gets who has won several. */
  conflict: Conflict;
  /** The currency as it is printed. */
  currency: string;
  /** Shares are rounded down to multiples of this. */
  unit: string;
  /** Where what is left by rounding goes. */
  rest: Rest;
  /** Nobody gets a smaller share, rather fewer get one; null for no such rule. */
  minimum: string | null;
  /** Nobody gets more money, null for no such rule. */
  maximum: string | null;
  /** A group with fewer players has no prizes. */
  least_members: number;
  /** Whether who withdrew may win. */
  leavers: boolean;
  /** So many players of a club count. */
  club_players: number;
  /** Pairing numbers that stand aside from all prizes, in a competition of teams numbers of teams. */
  barred: number[];
}

/** initials_under: who is younger is shown by initials only (0: nobody); year of birth and ids on demand. */
export interface Publishing {
  /** Where the website of the event lies, empty for nowhere. */
  address: string;
  /** Who is younger is shown by initials only, 0 for nobody. */
  initials_under: number;
  /** Whether birth years are shown. */
  birth_years: boolean;
  /** Whether FIDE ids are shown. */
  ids: boolean;
  /** The colour of the event on its website, # and six figures, empty for the usual one. */
  colour: string;
}

/** One rating of a player: from which list, of which month (YYYY-MM), or typed by hand. */
export interface Rating {
  /** standard, rapid, blitz, national, or the name of another list. */
  kind: string;
  /** The rating. */
  value: number;
  /** The list it is from. */
  source: string;
  /** The month of that list. */
  month: string;
  /** Whether it was typed by hand. */
  typed: boolean;
}

/** A result found too late for the standings: it counts for the rating report only. Players by pairing number. */
export interface RatingCorrection {
  /** The round of the game. */
  round: number;
  /** The pairing number of White. */
  white: number;
  /** The pairing number of Black. */
  black: number;
  /** What is reported for rating; the standings keep the old result. */
  result: GameResult;
}

/** How the tournament rating comes from FIDE's and the national one (TRF26 record 172). */
export type RatingMethod = "FIDE" | "NRO" | "FIDON" | "NIDOF" | "HBFN" | "LBFN" | "OTHER";

/** Where what is left by rounding goes. */
export type Rest = "best" | "fund";

/** A round of a section. byes are in the order of pairing numbers, PAB last, as lists print them. */
export interface Round {
  /** The number of the round, from 1. */
  number: number;
  /** How far the round is. */
  state: RoundState;
  /** The day of the round, null when unknown. */
  date: string | null;
  /** When it starts, HH:MM, empty when unknown. */
  start: string;
  /** Who paired it. */
  engine: Engine;
  /** Its games, board by board. */
  boards: Board[];
  /** Pairing numbers without a game, each with what the round is for them, the pairing-allocated bye last. */
  byes: [number, Outcome][];
  /** Pairing numbers of active players who are neither paired nor on a bye. */
  unpaired: number[];
  /** Whether a session of pairing by hand is open. */
  manual: boolean;
  /** How a round paired by hand differs from the pairing of the engine, a line each. */
  difference: string[];
  /** The number of the starting position drawn for it, null for the usual one. */
  chess960: number | null;
  /** The seed of that lot. */
  chess960_seed: string;
  /** In a competition of teams: the matches, by table. */
  matches: Match[];
  /** Numbers of teams without a match, each with what the round is for them. */
  team_byes: [number, Outcome][];
  /** Whether it counts as paired although everybody has a bye. */
  byes_only: boolean;
}

/** How far a round is. */
export type RoundState = "draft" | "published" | "playing" | "complete" | "verified" | "locked";

/** When a round starts (HH:MM, empty when unknown), and its default time in minutes (None: not announced). */
export interface RoundTime {
  /** When a round starts, HH:MM, empty when unknown. */
  start: string;
  /** After how many minutes a player has lost who is not there, null: not announced. */
  default_minutes: number | null;
}

/** Match points or game points. */
export type Score = "mp" | "gp";

/** One competition of an event, frozen. */
export interface Section {
  /** The participants in the order of their pairing numbers. */
  players: Player[];
  /** A row for each player in that order, with a cell for every round held: they decide what the games were. */
  cells: Cell[][];
  /** How many rounds the competition has. */
  rounds_total: number;
  /** The name of the section, empty where there is only one. */
  name: string;
  /** The shape of the competition. */
  kind: Kind;
  /** How often everybody meets everybody in a round robin. */
  cycles: number;
  /** Whether the last two rounds of every cycle but the last change places. */
  swap_last_two: boolean;
  /** What every outcome is worth. */
  points: PointSystem;
  /** The edition of FIDE's tie-break rules that counts. */
  edition: Edition;
  /** The tie-breaks in their order, null for the preset of the system. */
  ladder: string | null;
  /** A ladder that is being tried, null for none. */
  trial_ladder: string | null;
  /** The colour drawn for the first pair (TRF record 152), empty while it is not drawn. */
  initial_colour: "" | "W" | "B";
  /** The system as TRF26 record 192 codes it, as a file has it. */
  type_code: string;
  /** The pairing system that was chosen, empty: the one of the code, or the usual one. */
  system_key: string;
  /** The first round by that system where earlier ones were paired by another, 0: all are. */
  system_since: number;
  /** Parameters of the system that are otherwise than usual. */
  system_text: string;
  /** The days of the rounds, null when unknown. */
  round_dates: (string | null)[];
  /** Fictitious points for pairing. */
  accelerations: Acceleration[];
  /** Who must not meet. */
  forbidden: ForbiddenPairs[];
  /** Who is kept apart where a round can be paired so. */
  wishes: ForbiddenPairs[];
  /** Lines of the report that no record has a place for. */
  comments: string[];
  /** Pairing numbers whose place was decided, each with it. */
  manual_places: [number, number][];
  /** Values typed in for a tie-break: its name, a pairing number, the value. */
  external_values: [string, number, string][];
  /** Whether the section was always within FIDE's rules. */
  fide_mode: boolean;
  /** Whether the arbiter has said that this is final. */
  closed: boolean;
  /** Whether it was opened again after that. */
  reopened: boolean;
  /** Rounds with results that were entered once only. */
  unverified_rounds: number[];
  /** Results found too late for the standings. */
  rating_corrections: RatingCorrection[];
  /** The prizes, null: none are announced. */
  prizes: PrizePlan | null;
  /** What the arbiter has answered about norms. */
  norms: NormAnswers;
  /** The announced rules for half-point byes. */
  byes: ByeRules;
  /** When the rounds start. */
  round_times: RoundTime[];
  /** The time control in words, where it is not that of the event. */
  time_control: string;
  /** The same as a code. */
  time_control_code: string;
  /** Which rating the games count for. */
  rate: "standard" | "rapid" | "blitz";
  /** How the tournament rating comes from the lists (TRF26 record 172), null: not stated. */
  rating_method: RatingMethod | null;
  /** What an unrated opponent counts as in tie-breaks: a number, lowest, average, performance; empty for the usual way. */
  unrated_rule: string;
  /** The categories. */
  categories: CategoryPlan;
  /** For a rate of play the lists that the rating is taken from, in their order. */
  list_orders: [string, string][];
  /** The source whose standard rating is the national one. */
  national_list: string;
  /** Whether it lasts over 30 days, so that ratings change in it; null: as its dates say. */
  long_event: boolean | null;
  /** Whether every round starts from a position drawn by lot. */
  chess960: boolean;
  /** Both scores of matches, where the players are teams; null elsewhere. */
  team_scores: TeamScores | null;
  /** What the regulations of a team competition say; given there and only there. */
  team_rules: TeamRules | null;
  /** The teams. */
  teams: Team[];
  /** The matches of all rounds. */
  matches: Match[];
  /** Rounds of teams without a match. */
  team_byes: TeamBye[];
  /** Points that are added to those of a team. */
  adjustments: TeamAdjustment[];
  /** Rounds without a board that count as paired. */
  byes_only: number[];
  /** Tie-break games of drawn matches of a knock-out, in the order in which they were played. */
  tie_games: TieGame[];
  /** Who goes on by decision in matches between players. */
  tie_decisions: TieDecision[];
  /** The rounds with their boards. */
  rounds: Round[];
  /** The records of the games. */
  games: GameText[];
  /** How moves are shown while they are played. */
  broadcast: Broadcast;
  /** The standings after the last complete round, where they were asked for; a reader leaves them aside. */
  standings?: StandingsTable;
}

/** The sex as reports have it. */
export type Sex = "m" | "w";

/** Which side of a match. */
export type Side = "first" | "second" | "both";

/** Whether somebody is still in the event. */
export type Standing = "active" | "withdrawn" | "expelled";

/** The standings of a section after its last complete round, by its own ladder. */
export interface StandingsTable {
  /** The round they are of. */
  after_round: number;
  /** Whether something is still open in it. */
  provisional: boolean;
  /** The tie-breaks in their order, each with its rule for unplayed games. */
  ladder: string[];
  /** The players in order, empty where teams are ranked. */
  players: PlacedPlayer[];
  /** The teams in order, empty where players are ranked. */
  teams: PlacedTeam[];
}

/** What a team is numbered by. */
export type Strength = "best" | "first" | "roster" | "manual";

/** One team of a section. */
export interface Team {
  /** The number of the team, unique in its section. */
  number: number;
  /** The name of the team. */
  name: string;
  /** A short name. */
  short: string;
  /** The federation as FIDE's code of three letters. */
  federation: string;
  /** The club. */
  club: string;
  /** The captain. */
  captain: string;
  /** How the captain is reached. */
  contact: string;
  /** Pairing numbers of the members in their order. */
  members: number[];
  /** The strength the teams are numbered by, null where the members tell. */
  strength: number | null;
  /** Whether the team is still in the event. */
  standing: Standing;
  /** Whether the team was seen before the start. */
  check_in: CheckIn;
}

/** Match and game points that are added to a team's (negative: a penalty), decided in a round (TRF 299). */
export interface TeamAdjustment {
  /** The round it counts from, 0 for all. */
  round: number;
  /** The number of the team. */
  team: number;
  /** Match points that are added, negative for a penalty. */
  match_points: string;
  /** Game points that are added, negative for a penalty. */
  game_points: string;
  /** Why. */
  reason: string;
}

/** A round of a team without a match: PAIRING_BYE, a requested bye, ZERO_POINT_BYE (absent) or REST. */
export interface TeamBye {
  /** The round. */
  round: number;
  /** The number of the team. */
  team: number;
  /** What the round was for the team. */
  outcome: Outcome;
}

/** What the regulations of a team competition say. */
export interface TeamRules {
  /** How many boards a match has. */
  boards: number;
  /** The colours of the first-named team from board 1 on; empty: they alternate, White first. */
  colours: string;
  /** What a match is worth. */
  match_points: PointSystem;
  /** Which score comes first. */
  primary: Score;
  /** Whether the other score is used for pairing. */
  secondary_used: boolean;
  /** Which rule for colours of teams counts. */
  preference: Preference;
  /** Match points of the pairing-allocated bye, null: as a drawn match. */
  pab_mp: string | null;
  /** Game points of the pairing-allocated bye, null: as a drawn match. */
  pab_gp: string | null;
  /** Whether the order of the boards is fixed. */
  line_up: LineUpRule;
  /** How many members a team may have beyond the boards, null for any number. */
  reserves: number | null;
  /** What a team is numbered by. */
  strength: Strength;
  /** What counts for a member without a rating. */
  unrated: number;
  /** Whether the results of a team that played less than half of a round robin go. */
  half_played: boolean;
  /** How many games over the board a board prize asks for, null: two thirds of the rounds. */
  board_games: number | null;
  /** How a knock-out goes on after a drawn match, null: as usual, or there is none. */
  knockout: KnockoutRules | null;
  /** Whether wins by forfeit count among the games of a board prize. */
  board_forfeits: boolean;
  /** What the regulations of a league say besides, null: no league over months. */
  league: League | null;
}

/** The matches of a team event in both scores. */
export interface TeamScores {
  /** The score that the section ranks by. */
  primary: "mp" | "gp";
  /** The matches in the other score, a row for each team. */
  cells: Cell[][];
  /** What a match is worth in the other score. */
  points: PointSystem;
  /** How many boards a match has. */
  boards: number;
  /** The points of the boards by team and round; the pairing-allocated bye is a win on every board. */
  board_points: string[][][];
}

/** What kind of tie-break game. */
export type TieBreak = "rapid" | "blitz" | "sudden" | "armageddon" | "lower-rated" | "black";

/** Who goes on by decision; text says how the lot was drawn, or why. */
export interface TieDecision {
  /** The last round of the match. */
  round: number;
  /** The pairing number of who goes on. */
  winner: number;
  /** The pairing number of who does not. */
  loser: number;
  /** How it was decided. */
  how: How;
  /** How the lot was drawn, or why. */
  text: string;
}

/** One of them. round is the last round of the match; rate is as it was played (10+5). */
export interface TieGame {
  /** The last round of the match. */
  round: number;
  /** The pairing number of White. */
  white: number;
  /** The pairing number of Black. */
  black: number;
  /** What kind of game it is. */
  by: TieBreak;
  /** Its result. */
  result: GameResult;
  /** Which rating it counts for, empty for none. */
  rate: "" | "standard" | "rapid" | "blitz";
}
