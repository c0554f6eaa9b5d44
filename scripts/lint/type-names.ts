/** Type names that each game may declare for itself, at most once and nowhere else, because no game imports another. */
export const IN_EACH_GAME: readonly string[] = [
  'Arrangement', 'Cards', 'Choosing', 'Deal', 'DealDetailsProps', 'DealRecord', 'EndingKind', 'MiddleProps', 'Payment',
  'PaymentReason', 'Phase', 'Playout', 'Put', 'Reached', 'Refusals', 'ScoreReason', 'StateFields', 'StateSpec', 'Steps',
  'StoryGame', 'View', 'ViewSpec', 'WonTrick', 'Zones',
];

/** Type names that both the server and the browser declare, because each end of a connection has its own view of it. */
export const AT_EACH_END: readonly string[] = ['Connection'];
