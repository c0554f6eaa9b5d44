/** An exception from the banned words: exactly these texts, case-sensitive, with the reason. */
export interface Allowed {
  readonly texts: readonly string[];
  readonly reason: string;
}

/** The exceptions: stored names, which need a migration and a fixture to change, and the field's own terms. */
export const ALLOWED: readonly Allowed[] = [
  { texts: ["'watcher'"], reason: 'stored and sent: as what somebody spoke' },
  { texts: ["'watchers'", "'games.watchers'", '.watchers', 'watchers:', '`watchers`'], reason: 'stored: a column of games' },
  { texts: ["'knock'"], reason: 'stored and sent: a setting of the door, and the method that other processes call' },
  { texts: ['WATCHERS', 'KEEP_TALK_DAYS'], reason: 'variables that operators have set' },
  { texts: ["'WATCHER'"], reason: 'such a variable, misspelt' },
  { texts: ['begun_at', "'begun_at'"], reason: 'stored: a column of games' },
  { texts: ["'0012-kept-games'"], reason: 'stored: the name of a migration' },
  {
    texts: ['kept: z.boolean()', 'kept: digest', 'kept: (game.replay', 'kept: false }', 'kept: true,', '`kept`'],
    reason: 'sent: a field of a game in the history of a guest',
  },
  { texts: ['readonly kept: unknown', '{ kept: stored'], reason: 'stored: a field of the fixtures of practice games' },
  { texts: ['Awaited<'], reason: 'a type of TypeScript' },
  { texts: ["'talk'", '.talk', 'talk:'], reason: 'stored and sent: a setting of the table' },
  { texts: ['.awaited', 'awaited:'], reason: 'sent: a field of a seat' },
  {
    texts: [
      "'not-awaited'", "'nobody-awaited'", "'nobody-knocks'", "'door-knock'", "'too-many-watchers'", "'talk-slower'", "'talk-off'",
      "'talk-for-players'", "'game-begun-before'", "'begun-before'",
    ],
    reason: 'sent: refusals',
  },
  {
    texts: [
      'not-awaited:', 'nobody-awaited:', 'nobody-knocks:', 'door-knock:', 'too-many-watchers:', 'talk-slower:', 'talk-off:',
      'talk-for-players:', 'game-begun-before:',
    ],
    reason: 'keys of messages, each named by the code that it puts into words',
  },
  { texts: ['knocked out', 'Knocked out'], reason: 'of a game one is out of: the field’s word for it' },
  { texts: ['knock:', 'knock-help:', 'knock-read'], reason: 'keys of messages, named by the setting of the door they describe' },
  { texts: ['kept: stored }'], reason: 'sent: a field of a game in the history of a guest' },
  { texts: ["'whoever-plays-here'"], reason: 'stored: the id of the one who plays at a table on the device' },
  {
    texts: ["'kept'", "kept: ['seat'", "kept: 'open'", 'kept: _'],
    reason: 'an event of the toy game of the laws, as its golden playthrough has it',
  },
  {
    texts: ['chinwag 1 house', "'terms' | 'house'", "at('house'", 'H(`house`)'],
    reason: 'hashed: the prefix of the server’s commitment in stored games',
  },
  { texts: ['house rule', 'house rules', 'House rules', 'house-rules'], reason: 'the field calls it so' },
];
