"""The heart: crosstable arrays, unplayed-game policies, criteria, the ladder and the explanation of every value.

Belongs here: numbers that decide a place, exact. Does not: files, text for people beyond names and reasons, Qt, SQL.

The rule of outcomes, which every policy bends for its part only; a test compares it with the code. *Own points* as in
the point system (W, D, L; n of them where an event says so), *own round* and *seen* under C.07 of March 2026:

| outcome      | TRF | own points | game  | rated | VUR | own round counts as a game against | opponents see     |
|--------------|-----|------------|-------|-------|-----|------------------------------------|-------------------|
| win          | 1   | W          | board | yes   |     | the opponent                       | own points        |
| draw         | =   | D          | board | yes   |     | the opponent                       | own points        |
| loss         | 0   | L          | board | yes   |     | the opponent                       | own points        |
| short-win    | W   | W          | board |       |     | the opponent                       | own points        |
| short-draw   | D   | D          | board |       |     | the opponent                       | own points        |
| short-loss   | L   | L          | board |       |     | the opponent                       | own points        |
| forfeit-win  | +   | W          |       |       |     | himself, at most who was paired    | own points        |
| forfeit-loss | -   | L          |       |       | yes | himself, at most who was paired    | own points        |
| pab          | U   | W          |       |       |     | himself, at most n draws           | own points        |
| fpb          | F   | W          |       |       |     | himself, at most n draws           | own points        |
| hpb          | H   | D          |       |       | yes | himself, at most n draws           | a draw at the end |
| zpb          | Z   | L          |       |       | yes | himself, at most n draws           | a draw at the end |
| rest         | Z   | 0          |       |       |     | nobody                             | own points        |
| adjourned    |     | 0          |       |       |     | nobody                             | own points        |
| open         |     | 0          |       |       |     | nobody                             | own points        |
| unpaired     |     | L          |       |       | yes | himself, at most n draws           | a draw at the end |

*VUR*: a voluntary unplayed round (16.1). *At the end*: only voluntary absences follow (16.3). A round in which others
were paired and a player was not is an absence. In a round robin a forfeit is a game for DE, SB, KS and WIN (15.2).
"""
