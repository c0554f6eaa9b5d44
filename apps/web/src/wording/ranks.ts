/** What a rank is called: one card of it, and several. */
export interface RankName {
  readonly one: string;
  readonly many: string;
}

/** The ranks that are numbers in any pack. */
export const NUMBERED_RANKS = {
  2: { one: '2', many: 'twos' },
  3: { one: '3', many: 'threes' },
  4: { one: '4', many: 'fours' },
  5: { one: '5', many: 'fives' },
  6: { one: '6', many: 'sixes' },
  7: { one: '7', many: 'sevens' },
  8: { one: '8', many: 'eights' },
  9: { one: '9', many: 'nines' },
} as const;
