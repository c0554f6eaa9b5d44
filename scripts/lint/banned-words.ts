/** The kind of text in which a banned word is counted. */
export type BannedIn =
  /** Code: names, comments, texts of tests, and file names. */
  | 'code'
  /** Documents. */
  | 'docs'
  /** Texts for players: the English catalogues, and the English rules pages. */
  | 'texts';

/** A banned word or phrase, and its replacement. */
export interface BannedWord {
  /** The forms of the word, in lower case, as whole words. In a compound name such as `toldApart`, each part is a word. */
  readonly words: readonly string[];
  readonly say: string;
  readonly in: readonly BannedIn[];
}

/**
 * A banned name, which is less precise than the field's own term. Matches are whole words, case-sensitive, in code but not in
 * comments.
 */
export interface BannedName {
  readonly names: readonly string[];
  readonly say: string;
}

const EVERYWHERE = ['code', 'docs', 'texts'] as const;

/** The banned words. `docs/contributing.md` documents the use of the list. */
export const BANNED_WORDS: readonly BannedWord[] = [
  // Out of use, stilted, or longer than the plain word.
  { words: ['anew'], say: 'again', in: EVERYWHERE },
  { words: ['whoever', 'whomever'], say: 'the player who, anyone who, spectators', in: EVERYWHERE },
  { words: ['those who'], say: 'players, spectators, people who', in: ['texts'] },
  { words: ['begun'], say: 'started', in: EVERYWHERE },
  { words: ['reckon', 'reckons', 'reckoned', 'reckoning'], say: 'compute, calculate', in: EVERYWHERE },
  { words: ['foresee', 'foresees', 'foreseen', 'unforeseen'], say: 'expect, unexpected', in: EVERYWHERE },
  { words: ['tells of', 'tell of'], say: 'says, is about', in: EVERYWHERE },
  { words: ['of no account'], say: 'negligible', in: EVERYWHERE },
  { words: ['leads nowhere', 'lead nowhere', 'leads nobody'], say: 'does not work, does not exist', in: EVERYWHERE },
  { words: ['dear', 'dearer', 'dearly'], say: 'expensive, costly', in: ['texts'] },
  { words: ['deal more', 'hand more', 'card more', 'seat more'], say: 'one more deal', in: ['texts'] },
  { words: ['this is not the moment'], say: 'You can’t … right now.', in: ['texts'] },
  // One word for each concept, for players.
  { words: ['court card', 'court cards', 'face card', 'face cards'], say: 'picture card', in: ['texts'] },
  // A word of our own in place of a common term of the field.
  { words: ['rubbish'], say: 'garbage (collection)', in: EVERYWHERE },
  { words: ['awaited'], say: 'pending', in: EVERYWHERE },
  { words: ['awaits', 'awaiting'], say: 'is pending, waits for', in: ['docs', 'texts'] },
  { words: ['house', 'houses'], say: 'server or app', in: EVERYWHERE },
  { words: ['told'], say: 'sent, broadcast, shown', in: ['code', 'docs'] },
  { words: ['untold'], say: 'missing, unsent', in: ['code', 'docs'] },
  { words: ['kept'], say: 'stored, saved', in: ['code', 'docs'] },
  { words: ['knock', 'knocks', 'knocked', 'knocking'], say: 'request entry', in: EVERYWHERE },
  { words: ['watcher', 'watchers'], say: 'spectator', in: EVERYWHERE },
  { words: ['talk', 'talks'], say: 'chat', in: EVERYWHERE },
  {
    words: [
      'broken line', 'dropped line', 'line drops', 'line dropped', 'line has dropped', 'lines drop', 'lines break', 'line comes',
      'line stays', 'line goes', 'line is back', 'line is up', 'line is gone', 'newest line',
    ],
    say: 'connection', in: EVERYWHERE,
  },
  { words: ['letters'], say: 'font, or characters', in: ['docs'] },
  { words: ['writes in groups', 'writing in groups'], say: 'group commit', in: ['code', 'docs'] },
  { words: ['signs of life'], say: 'pings and pongs, heartbeats', in: ['code', 'docs'] },
  { words: ['dead to the touch'], say: 'disabled (debounced)', in: EVERYWHERE },
];

/** The banned names. `say` is a suggestion; use a better name if there is one. */
export const BANNED_NAMES: readonly BannedName[] = [
  { names: ['Allowances'], say: 'RateLimiter' },
  { names: ['wholeAt'], say: 'theoreticalArrivalTime' },
  { names: ['Flooders'], say: 'TemporaryBans' },
  { names: ['MessageRate'], say: 'FixedWindowCounter' },
  { names: ['GatheringSocket'], say: 'CorkedSocket (coalesces writes)' },
  { names: ['Upkeep'], say: 'TableScheduler' },
  { names: ['Due', 'Dues'], say: 'ScheduledTask' },
  { names: ['duesOf', 'clockDues'], say: 'scheduledTasks, clockTasks' },
  { names: ['Graces'], say: 'GracePeriods' },
  { names: ['Company'], say: 'Attendees' },
  { names: ['Desk'], say: 'RequestContext' },
  { names: ['mirror'], say: 'toPublicState' },
  { names: ['Keeper'], say: 'RetentionJob' },
  { names: ['HeldTable'], say: 'TableLease' },
  { names: ['takeTable'], say: 'acquireTable' },
  { names: ['TableHomes'], say: 'TablePlacement' },
  { names: ['ProcessNews'], say: 'ClusterEvents' },
  { names: ['RoomTalk'], say: 'RoomPresence' },
  { names: ['BELIEVED'], say: 'ADDRESS_TTL_MS' },
  { names: ['TELL_EVERY'], say: 'HEARTBEAT_INTERVAL_MS' },
  { names: ['PATIENCE'], say: 'TIMEOUT_MS' },
  { names: ['toldFrom'], say: 'forwardedFor' },
  { names: ['CountedLines'], say: 'ThrottledLog' },
  { names: ['hastened'], say: 'scaledClock' },
  { names: ['Asked'], say: 'what is asked for: CliCommand, PendingQuestion' },
  { names: ['Told'], say: 'what is sent: TestSummary, Broadcast' },
  { names: ['Chance'], say: 'RandomBytes' },
  { names: ['LongThoughts'], say: 'SlowPlayerVote' },
  { names: ['Outlook', 'outlookOf'], say: 'Viewpoint, viewpointOf' },
  { names: ['Looked'], say: 'RevealedHands' },
  { names: ['DealBehind'], say: 'DelayedFeed' },
  { names: ['keptGuestSchema'], say: 'storedGuestSchema' },
  { names: ['Happening'], say: 'EventBatch' },
  { names: ['AskedSince'], say: 'DecisionEpochs' },
  { names: ['staged'], say: 'runAutomaticSteps' },
  { names: ['uncovers'], say: 'revealingEvents' },
  { names: ['partings'], say: 'mayDiverge' },
  { names: ['seenWith'], say: 'extendHashChain' },
  { names: ['Lot', 'lotOf'], say: 'SeatOutcome' },
  { names: ['KeptLine'], say: 'ReconnectingSocket' },
  { names: ['SimulatedLine', 'RawLine', 'PlayingLines', 'FakeLine', 'FakeLines', 'fakeLines'], say: 'Connection' },
  { names: ['openLine', 'OpenLine', 'loseLine', 'openTableLine', 'askOnNewestLine', 'guardLine'], say: 'Connection' },
  { names: ['colyseusLine'], say: 'colyseusConnection' },
  { names: ['Heard'], say: 'ifCurrent' },
  { names: ['waitBeforeRetry'], say: 'backoffMs' },
  { names: ['Inbox'], say: 'SerialQueue' },
  { names: ['useCarrying'], say: 'useDragToReorder' },
  { names: ['Grip'], say: 'DragState' },
  { names: ['letGo'], say: 'onDragEnd' },
  { names: ['TOUCH_SLACK'], say: 'DRAG_THRESHOLD_PX' },
  { names: ['useGlidingCards'], say: 'useFlipAnimation' },
  { names: ['useTouchedTwice'], say: 'useDoubleTap' },
  { names: ['Rests', 'restsOf'], say: 'pauseAfter' },
  { names: ['Deed', 'deedOf'], say: 'lastAction' },
  { names: ['Fate', 'fateOf'], say: 'Outcome' },
  { names: ['shortly'], say: 'shortReason' },
  { names: ['useHeard'], say: 'useAnnounceOnChange' },
  { names: ['makeshift'], say: 'fallback' },
];

/** All banned words and names, as written in the lists. */
export const COUNTED: readonly string[] = [
  ...BANNED_WORDS.flatMap(({ words }) => words), ...BANNED_NAMES.flatMap(({ names }) => names),
];
