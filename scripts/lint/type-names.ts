/** Names of types that are declared more than once and mean the same in each place, with the reason why no place can share them. */
export const SAME_MEANING: readonly { readonly names: readonly string[]; readonly reason: string }[] = [
  {
    names: [
      'Cards', 'Deal', 'DealRecord', 'DealDetailsProps', 'EndingKind', 'MiddleProps', 'Payment',
      'PaymentReason', 'Phase', 'Playout', 'Refusals', 'ScoreReason', 'StateFields', 'StateSpec', 'Steps',
      'StoryGame', 'View', 'ViewSpec', 'WonTrick', 'Zones', 'Reached', 'Choosing', 'Arrangement',
    ],
    reason: 'each game has its own: a game never imports another game',
  },
  { names: ['Connection'], reason: 'each end of a connection has its own view of it' },
];

/** Names that still mean more than one thing. No name may come to this list: a new meaning gets a name of its own. */
export const MORE_THAN_ONE_MEANING: readonly string[] = [
  'Account', 'Addition', 'Answer', 'Asking', 'Attempt', 'Awaiting', 'Choice', 'Choosable', 'ChoosingProps', 'Composing', 'Dress',
  'EndedGame', 'Event', 'Explained', 'Face', 'Filling', 'Group', 'Hand', 'Held', 'Holding', 'Key', 'KeyPress', 'Laid', 'Laying',
  'LineProps', 'LocalTableOptions', 'Look', 'Manner', 'Mark', 'Move', 'Open', 'Outcome', 'OwnProps', 'Pace', 'Paid', 'Part',
  'Path', 'People', 'Pip', 'PlainTrickState', 'PlayedGame', 'Point', 'Prepared', 'Reach', 'Refusal', 'Request', 'Row', 'Said',
  'Saying', 'Scene', 'Scored', 'SeatClock', 'SeatFaceProps', 'Seated', 'Seen', 'Setting', 'Side', 'SpanishSuit', 'Standing',
  'Step', 'SuitMark', 'TableProps', 'Tally', 'Target', 'Time', 'Trick', 'Watched', 'Window', 'Written',
];
