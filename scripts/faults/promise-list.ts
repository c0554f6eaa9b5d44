import { type Fault, faultsIn } from './fault.ts';

/**
 * Twenty promises of docs/SECURITY.md and docs/operating.md, drawn at random, each by the first test that its row names. Rows were
 * sorted by the SHA-256 of `24 ` and that name. The draw took the first twenty whose protection can be removed where the test runs.
 * That excludes tests that start the built server or a service. Those tests cover a server that listens at one address, and the
 * quota of one address. They also cover a lock in PostgreSQL, attacks on the served folder, and a full disk.
 */
export const DRAWN_PROMISES = [
  'writes on while it is looked for whom tables name, however long that takes',
  'writes that wait › of many tables are flushed to the disk once, and nobody gets an answer before',
  '… people at one address, in the busiest evening there is, › come within five minutes, play, chat and look around for an hour, ' +
    'and are never refused',
  'only a declared proxy is believed that somebody has asked over TLS',
  'four friends play on beside › spectators at their own table who say what comes to their minds, and ask for the game again and ' +
    'again',
  'an address that asks for pages and files without end is refused, and no other is',
  'to put a copy back › replaces the store, and keeps the one that was there',
  'a Redis of an earlier version is refused in a sentence that says what to do instead',
  'a setting that an earlier version read is named in the log with what to set instead, which there is',
  'a host › who is away for longer than the grace is followed by the one who sat down first',
  'a move › out of turn is refused',
  'a table › goes on with one of two who have it: the second to save it finds the place taken, and keeps nothing',
  'limits and paces › are those of the table where nothing is set',
  'CW4.5: while one chooses a card, the partner › says nothing: not in words, not in presets, not by signs, not by a nudge',
  'where friends reach the server › is given to nobody who asks …',
  'a server that is started with a wrong clock › 500 days ahead erases nothing and takes every token, and its log says so in one ' +
    'line',
  'one who asks what happened in the deal in a loop, on several connections, has one budget for all of them',
  'no byte sent to anybody in a whole game of … tells a card or an answer they should not know',
  'help tells every setting, what it is usually and what it may be',
  'each variable that cannot be has its sentence',
] as const;

/** Mutations of those drawn promises that no other mutation covers. */
export const PROMISE_FAULTS: readonly Fault[] = [
  ...faultsIn('apps/server/src', [
    {
      fault: 'What takes long to read is read by the thread that writes moves.',
      file: 'store/thread-store.ts',
      replaced: "this.#longReads.ask('tablesNaming', parameters)",
      by: "this.#calls.ask('tablesNaming', parameters)",
      red: 'writes on while it is looked for whom tables name, however long that takes',
    },
    {
      fault: 'Each write is flushed to the disk by itself.',
      file: 'store/group-commit.ts',
      replaced: 'export const USUAL_GROUP = 32;',
      by: 'export const USUAL_GROUP = 1;',
      red: 'of many tables are flushed to the disk once, and nobody gets an answer before',
    },
    {
      fault: 'An evening of thirty people uses up what their address may store.',
      file: 'settings/settings.ts', tests: 'shield/costs.test.ts',
      replaced: "usually: '200000+2/s'",
      by: "usually: '20000+2/s'",
      red: 'play with as many bots at their tables and chat for five hours, and may store all of it',
    },
    {
      fault: 'Anybody is believed that they came over TLS.',
      file: 'http/request-address.ts',
      replaced: 'https: proxies > 0 &&',
      by: 'https:',
      red: 'only a declared proxy is believed that somebody has asked over TLS',
    },
    {
      fault: 'A spectator who takes nothing of what they are sent has all of it waiting for them.',
      file: 'shield/guarded-transport.ts',
      replaced: 'connection.bufferedAmount > unsentBytes',
      by: 'connection.bufferedAmount > unsentBytes * Infinity',
      red: 'a line whose browser does not take what it is sent is cut off',
    },
    {
      fault: 'A copy that is put back leaves nothing of the store that was there.',
      file: 'store/restore.ts', tests: 'store/backup.test.ts',
      replaced: '  copyStore(store, join(aside, STORE_FILE));\n',
      by: '  copyStore(`${store}.restoring`, join(aside, STORE_FILE));\n',
      red: 'replaces the store, and keeps the one that was there',
    },
    {
      fault: 'The Redis of an earlier version is passed over, so that servers of both versions run at once.',
      file: 'settings/read-settings.ts',
      replaced: '...refusedSettings(variables), ',
      by: '',
      red: 'a Redis of an earlier version is refused in a sentence that says what to do instead',
    },
    {
      fault: 'A setting that sets nothing any more is passed over.',
      file: 'settings/retired.ts',
      replaced: "  HTTP_PER_ADDRESS: 'MS_PER_ADDRESS and KILOBYTES_PER_ADDRESS',\n",
      by: '',
      red: 'a setting that an earlier version read is named in the log with what to set instead, which there is',
    },
    {
      fault: 'Where nothing is set, new tables are limited as codes for another device are.',
      file: 'config.ts', tests: 'settings/read-settings.test.ts',
      replaced: 'tables: settings.TABLES_PER_ADDRESS',
      by: 'tables: settings.PASSES_PER_ADDRESS',
      red: 'are those of the table where nothing is set',
    },
    {
      fault: 'Anybody is given the addresses of the machine in its networks.',
      file: 'api/public-address.ts', tests: 'http/http.test.ts',
      replaced: '!isOnThisMachine(request) || !isAskedAtLoopback(request)',
      by: '!isOnThisMachine(request) && !isAskedAtLoopback(request)',
      red: 'is given to nobody who asks by another name',
    },
    {
      fault: 'What seems old is deleted while the clock is in doubt.',
      file: 'retention/retention-job.ts',
      replaced: 'const today = calendar.believed();',
      by: 'const today = calendar.date();',
      red: 'nothing is cleared away while the clock is in doubt, and what is due once it is believed',
    },
    {
      fault: 'Everybody is sent what happens as the one who did it sees it.',
      file: 'table/broadcast/event-broadcast.ts', tests: 'tests/secrecy.test.ts',
      replaced: 'game.hideEvent(event, viewer, states[at] ?? before)',
      by: 'event',
      red: 'no byte sent to anybody in a whole game of chinkway tells a card or an answer they should not know',
    },
    {
      fault: 'Help does not say what a setting is where nothing is set.',
      file: 'settings/help-text.ts', tests: 'settings/settings-text.test.ts',
      replaced: "usually === null ? '' : `=${usually}`",
      by: "usually === null ? '' : ''",
      red: 'help tells every setting, what it is usually and what it may be',
    },
    {
      fault: 'Of several variables that cannot be, one alone is reported.',
      file: 'settings/read-settings.ts',
      replaced: "'sentence' in one ? [one.sentence] : []));",
      by: "'sentence' in one ? [one.sentence] : [])).slice(0, 1);",
      red: 'each variable that cannot be has its sentence',
    },
  ]),
  ...faultsIn('.', [
    {
      fault: 'Anybody plays a card in Chinkway at any time.',
      file: 'packages/rules/src/games/chinkway/check.ts', tests: 'apps/server/src/tests/bad-input.test.ts',
      replaced: 'return phase.seat === seat ? null : WRONG_SEAT[type];',
      by: 'return null;',
      red: 'out of turn is refused',
    },
  ]),
];
