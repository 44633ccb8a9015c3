// What can be played in a position (Laws, article 3): for a telephone without a connection. Squares are 0 (a1) to 63 (h8);
// castling rights are letters of the rooks' files (Shredder-FEN), so that Chess960 needs nothing of its own.
const STEPS = {
  n: [[1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]],
  b: [[1, 1], [1, -1], [-1, -1], [-1, 1]],
  r: [[0, 1], [1, 0], [0, -1], [-1, 0]],
};
STEPS.q = STEPS.k = [...STEPS.b, ...STEPS.r];
const FILES = "abcdefgh";
const isWhite = (piece) => piece === piece.toUpperCase();
const name = (square) => FILES[square % 8] + (1 + (square >> 3));
const number = (text) => FILES.indexOf(text[0]) + 8 * (+text[1] - 1);
function step(square, [across, up]) {
  const file = (square % 8) + across, rank = (square >> 3) + up;
  return file < 0 || file > 7 || rank < 0 || rank > 7 ? -1 : file + 8 * rank;
}

export function read(fen) {
  const [rows, turn, rights, en] = fen.split(" "), board = Array(64).fill("");
  rows.split("/").forEach((row, index) => {
    let file = 0;
    for (const sign of row) {
      if (/\d/.test(sign)) file += +sign; else board[file++ + 8 * (7 - index)] = sign;
    }
  });
  return { board, white: turn === "w", rights: rights === "-" ? "" : rights, en: en === "-" ? -1 : number(en) };
}
export const placement = (position) => [7, 6, 5, 4, 3, 2, 1, 0].map((rank) => Array.from({ length: 8 }, (_, file) => position.board[file + 8 * rank] || "1").join("").replace(/1+/g, (gap) => gap.length)).join("/");

function attacked(board, square, white) {  // by the side that is named
  for (const kind of "nbrk") {
    const slides = kind === "b" || kind === "r";
    for (const way of STEPS[kind]) {
      for (let at = step(square, way); at >= 0; at = slides ? step(at, way) : -1) {
        const piece = board[at];
        if (!piece) continue;
        const found = piece.toLowerCase();
        if (isWhite(piece) === white && (found === kind || slides && found === "q")) return true;
        break;
      }
    }
  }
  return [-1, 1].some((across) => {
    const at = step(square, [across, white ? -1 : 1]);
    return at >= 0 && board[at] === (white ? "P" : "p");
  });
}
const kingOf = (board, white) => board.indexOf(white ? "K" : "k");
export const inCheck = (position) => attacked(position.board, kingOf(position.board, position.white), !position.white);

function castlings(position, chess960) {
  const { board, white, rights } = position, first = white ? 0 : 56, king = kingOf(board, white), found = [];
  for (const right of rights) {
    if (isWhite(right) !== white || king >> 3 !== first >> 3) continue;
    const rook = first + FILES.indexOf(right.toLowerCase()), short = rook > king, target = first + (short ? 6 : 2), beside = first + (short ? 5 : 3);
    const bare = [...board];
    bare[king] = bare[rook] = "";
    const between = (one, other) => Array.from({ length: Math.abs(one - other) + 1 }, (_, index) => Math.min(one, other) + index);
    if ([...between(king, target), ...between(rook, beside)].some((square) => bare[square])) continue;
    const way = [...board];
    way[king] = "";
    if (between(king, target).some((square) => attacked(square === target ? bare : way, square, !white))) continue;
    found.push(name(king) + name(chess960 ? rook : target));
  }
  return found;
}

export function play(position, uci, chess960) {
  const board = [...position.board], from = number(uci), to = number(uci.slice(2)), piece = board[from], white = position.white;
  const kind = piece.toLowerCase(), first = white ? 0 : 56;
  let rights = position.rights, en = -1;
  const castles = kind === "k" && (chess960 ? board[to] && isWhite(board[to]) === white : Math.abs((from % 8) - (to % 8)) > 1);
  if (castles) {
    const short = to > from;
    const rook = chess960 ? to : first + FILES.indexOf([...rights].filter((one) => isWhite(one) === white).map((one) => one.toLowerCase()).sort().at(short ? -1 : 0));
    board[from] = board[rook] = "";
    board[first + (short ? 6 : 2)] = piece;
    board[first + (short ? 5 : 3)] = white ? "R" : "r";
  } else {
    if (kind === "p" && to === position.en) board[to + (white ? -8 : 8)] = "";
    if (kind === "p" && Math.abs(to - from) === 16) en = (from + to) / 2;
    board[to] = uci[4] ? (white ? uci[4].toUpperCase() : uci[4]) : piece;
    board[from] = "";
  }
  rights = [...rights].filter((right) => {
    const own = isWhite(right), rook = (own ? 0 : 56) + FILES.indexOf(right.toLowerCase());
    return !(kind === "k" && own === white) && rook !== from && rook !== to;
  }).join("");
  return { board, white: !white, rights, en };
}

export function legal(position, chess960) {
  const { board, white } = position, found = castlings(position, chess960), moves = [];
  board.forEach((piece, from) => {
    if (!piece || isWhite(piece) !== white) return;
    const kind = piece.toLowerCase();
    if (kind === "p") {
      const up = white ? 1 : -1, one = step(from, [0, up]);
      const add = (to) => to >> 3 === (white ? 7 : 0) ? moves.push(..."qrbn".split("").map((role) => name(from) + name(to) + role)) : moves.push(name(from) + name(to));
      if (one >= 0 && !board[one]) {
        add(one);
        const two = step(one, [0, up]);
        if (from >> 3 === (white ? 1 : 6) && !board[two]) add(two);
      }
      for (const across of [-1, 1]) {
        const to = step(from, [across, up]);
        if (to >= 0 && (board[to] ? isWhite(board[to]) !== white : to === position.en)) add(to);
      }
      return;
    }
    for (const way of STEPS[kind]) {
      for (let to = step(from, way); to >= 0; to = "brq".includes(kind) ? step(to, way) : -1) {
        if (!board[to] || isWhite(board[to]) !== white) moves.push(name(from) + name(to));
        if (board[to]) break;
      }
    }
  });
  const safe = (uci) => {
    const after = play(position, uci, false);
    return !attacked(after.board, kingOf(after.board, white), !white);
  };
  return [...moves.filter(safe), ...found];
}

export function san(position, uci, chess960) {
  const from = number(uci), to = number(uci.slice(2)), piece = position.board[from].toUpperCase(), after = play(position, uci, chess960);
  const mark = inCheck(after) ? (legal(after, chess960).length ? "+" : "#") : "";
  const target = position.board[to], castles = piece === "K" && (chess960 ? target && isWhite(target) === position.white : Math.abs((from % 8) - (to % 8)) > 1);
  if (castles) return (to > from ? "O-O" : "O-O-O") + mark;
  const takes = target || piece === "P" && to === position.en ? "x" : "";
  if (piece === "P") return (takes ? FILES[from % 8] : "") + takes + name(to) + (uci[4] ? `=${uci[4].toUpperCase()}` : "") + mark;
  const others = legal(position, chess960).filter((one) => one.slice(2, 4) === uci.slice(2, 4) && one.slice(0, 2) !== uci.slice(0, 2) && position.board[number(one)] === position.board[from]);
  let which = "";
  if (others.length) which = others.every((one) => one[0] !== uci[0]) ? uci[0] : others.every((one) => one[1] !== uci[1]) ? uci[1] : uci.slice(0, 2);
  return piece + which + takes + name(to) + mark;
}
