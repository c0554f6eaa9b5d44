/**
 * Names of types that each game declares for itself, as a game never imports another game: at most once in a folder of a game, and
 * nowhere else.
 */
export const IN_EACH_GAME: readonly string[] = [
  'Arrangement', 'Cards', 'Choosing', 'Deal', 'DealDetailsProps', 'DealRecord', 'EndingKind', 'MiddleProps', 'Payment',
  'PaymentReason', 'Phase', 'Playout', 'Reached', 'Refusals', 'ScoreReason', 'StateFields', 'StateSpec', 'Steps', 'StoryGame',
  'View', 'ViewSpec', 'WonTrick', 'Zones',
];

/** Names of types that the server and the browser declare each for itself: each end of a connection has its own view of it. */
export const AT_EACH_END: readonly string[] = ['Connection'];
