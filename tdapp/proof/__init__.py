"""A second calculation of the tie-breaks, written from the articles of C.07 alone, to hold the first one against.

Belongs here: plain rounds, exact fractions, one short function an article. Does not: anything of ``tiebreaks`` (an
import contract), arrays, speed, words for people. What no article defines has no second calculation.
"""
