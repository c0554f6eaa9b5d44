/** Where banned words are right all the same: exactly these texts, letter by letter, and why. */
export interface Allowed {
  readonly texts: readonly string[];
  readonly reason: string;
}

/** What is never renamed without a migration and a fixture, and what the field itself calls so. */
export const ALLOWED: readonly Allowed[] = [
  { texts: ["'watcher'", "'watchers'", '.watchers', 'watchers:'], reason: 'stored and sent: a field of the table and of a game' },
  { texts: ["'knock'", '.knocks', 'knocks:'], reason: 'stored and sent: a request, a setting of the door, a field of the table' },
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
    texts: ["'told-seen'", "'told-round'", "'told-own'", "'told-left-out'", "'told-given'", "'told-digest'", "'told-bound'"],
    reason: 'stable codes of what a check of a game finds',
  },
  {
    texts: ["'kept'", "kept: ['seat'", 'kept: _', 'does not know kept'],
    reason: 'an event of the toy game of the laws, as its golden playthrough has it',
  },
  {
    texts: ['chinwag 1 house', "'terms' | 'house'", "at('house'", 'H(`house`)'],
    reason: 'hashed: the prefix of the server’s commitment in stored games',
  },
  { texts: ['knocked out'], reason: 'the field calls it so: out of the game' },
  { texts: ['house rule', 'house rules'], reason: 'the field calls it so' },
];
