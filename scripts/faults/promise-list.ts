import { type Fault, faultsIn } from './fault.ts';

/**
 * Twenty promises of docs/SECURITY.md and docs/operating.md, drawn at random, each by the first test that its row names. The draw
 * sorted rows by the SHA-256 of `24 ` and that name. It took the first twenty whose protection can be removed where the test runs.
 * That excludes tests that start the built server or a service. Those tests cover a server that listens at one address, and the
 * quota of one address. They also cover a lock in PostgreSQL, attacks on the served folder, and a full disk.
 */
export const DRAWN_PROMISES = [
  'writes continue during a search for the tables that name a person',
  'queued writes › of many tables are flushed to the disk once, and answered only afterwards',
  '… people at one address, on the busiest possible evening, › arrive within five minutes, play, chat and browse for an hour, ' +
    'and are never refused',
  'only a declared proxy is trusted that a request came over TLS',
  'four friends play on during › spectators at their own table who chat and request the game repeatedly',
  'an address that requests too many pages and files is refused, and no other is',
  'restoring a backup › replaces the store and keeps the previous one',
  'a Redis setting of an earlier version is refused with a sentence that says what to do instead',
  'a retired setting is reported with its replacements, which all exist',
  'a host › who is away for longer than the grace period is replaced by the player who sat down first',
  'a move › out of turn is refused',
  'a table › has one owner: the second process to save the same version is rejected, and nothing of it is stored',
  'limits and pace › have their defaults when nothing is set',
  'CW4.5: while a player chooses a card, the partner › cannot send messages, presets, signs or nudges',
  'the /api/reach endpoint › returns 404 to a request …',
  'a server that is started with a wrong clock › 500 days ahead deletes nothing, accepts every token, and logs this in one line',
  'a guest who asks for the deal so far in a loop, on several connections, has one budget for all',
  'no byte sent in a whole game of … reveals a card or an answer that its recipient must not know',
  'the help lists every setting with its default and its allowed values',
  'each invalid variable gets its own sentence',
] as const;

/** Mutations of those drawn promises that no other mutation covers. */
export const PROMISE_FAULTS: readonly Fault[] = [
  ...faultsIn('apps/server/src', [
    {
      fault: 'What takes long to read is read by the thread that writes moves.',
      file: 'store/thread-store.ts',
      replaced: "this.#longReads.ask('tablesNaming', parameters)",
      by: "this.#calls.ask('tablesNaming', parameters)",
      red: 'writes continue during a search for the tables that name a person',
    },
    {
      fault: 'Each write is flushed to the disk by itself.',
      file: 'store/group-commit.ts',
      replaced: 'export const USUAL_GROUP = 32;',
      by: 'export const USUAL_GROUP = 1;',
      red: 'of many tables are flushed to the disk once, and answered only afterwards',
    },
    {
      fault: 'An evening of thirty people uses up what their address may store.',
      file: 'settings/settings.ts', tests: 'shield/costs.test.ts',
      replaced: "usually: '200000+2/s'",
      by: "usually: '20000+2/s'",
      red: 'play with as many bots and chat for five hours, and can store all of it',
    },
    {
      fault: 'Anybody is believed that they came over TLS.',
      file: 'http/request-address.ts',
      replaced: 'https: proxies > 0 &&',
      by: 'https:',
      red: 'only a declared proxy is trusted that a request came over TLS',
    },
    {
      fault: 'A spectator who takes nothing of what they are sent has all of it waiting for them.',
      file: 'shield/guarded-transport.ts',
      replaced: 'connection.bufferedAmount > unsentBytes',
      by: 'connection.bufferedAmount > unsentBytes * Infinity',
      red: 'a connection whose browser stops reading is terminated',
    },
    {
      fault: 'A copy that is put back leaves nothing of the store that was there.',
      file: 'store/restore.ts', tests: 'store/backup.test.ts',
      replaced: '  copyStore(store, join(aside, STORE_FILE));\n',
      by: '  copyStore(`${store}.restoring`, join(aside, STORE_FILE));\n',
      red: 'replaces the store and keeps the previous one',
    },
    {
      fault: 'The Redis of an earlier version is passed over, so that servers of both versions run at once.',
      file: 'settings/read-settings.ts',
      replaced: '...refusedSettings(variables), ',
      by: '',
      red: 'a Redis setting of an earlier version is refused with a sentence that says what to do instead',
    },
    {
      fault: 'A setting that sets nothing any more is passed over.',
      file: 'settings/retired.ts',
      replaced: "  HTTP_PER_ADDRESS: 'MS_PER_ADDRESS and KILOBYTES_PER_ADDRESS',\n",
      by: '',
      red: 'a retired setting is reported with its replacements, which all exist',
    },
    {
      fault: 'Where nothing is set, new tables are limited as codes for another device are.',
      file: 'config.ts', tests: 'settings/read-settings.test.ts',
      replaced: 'tables: settings.TABLES_PER_ADDRESS',
      by: 'tables: settings.PASSES_PER_ADDRESS',
      red: 'have their defaults when nothing is set',
    },
    {
      fault: 'Anybody is given the addresses of the machine in its networks.',
      file: 'api/public-address.ts', tests: 'http/http.test.ts',
      replaced: '!isOnThisMachine(request) || !isAskedAtLoopback(request)',
      by: '!isOnThisMachine(request) && !isAskedAtLoopback(request)',
      red: 'returns 404 to a request by another name',
    },
    {
      fault: 'What seems old is deleted while the clock is in doubt.',
      file: 'retention/retention-job.ts',
      replaced: 'const today = calendar.believed();',
      by: 'const today = calendar.date();',
      red: 'nothing is deleted while the clock is in doubt, and due tables are deleted once it is believed',
    },
    {
      fault: 'Everybody is sent what happens as the one who did it sees it.',
      file: 'table/broadcast/event-broadcast.ts', tests: 'tests/secrecy.test.ts',
      replaced: 'game.hideEvent(event, viewer, states[at] ?? before)',
      by: 'event',
      red: 'no byte sent in a whole game of chinkway reveals a card or an answer that its recipient must not know',
    },
    {
      fault: 'Help does not say what a setting is where nothing is set.',
      file: 'settings/help-text.ts', tests: 'settings/settings-text.test.ts',
      replaced: "usually === null ? '' : `=${usually}`",
      by: "usually === null ? '' : ''",
      red: 'the help lists every setting with its default and its allowed values',
    },
    {
      fault: 'Of several variables that cannot be, one alone is reported.',
      file: 'settings/read-settings.ts',
      replaced: "'sentence' in one ? [one.sentence] : []));",
      by: "'sentence' in one ? [one.sentence] : [])).slice(0, 1);",
      red: 'each invalid variable gets its own sentence',
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
