import {
  contact, databaseAddress, days, decimal, milliseconds, oneOf, ownAddress, publicAddress, rate, seconds, text, token,
  wholeNumber,
} from './readers.ts';
import { optionalSetting, setting, type ValuesOf } from './setting.ts';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const REFUSED = 'the server refuses the request: too much at once';

/** The settings of the server itself: address, store and log. */
const SERVER_SETTINGS = {
  PORT: setting({ what: 'the port', reader: wholeNumber(0, 65_535), usually: '2567' }),
  LISTEN_HOST: optionalSetting({
    what: 'the single address of this machine where that port is open; if not set, all addresses',
    reader: ownAddress,
  }),
  PUBLIC_URL: optionalSetting({
    what: 'the address in link previews and invitations; if not set, the requested address',
    reader: publicAddress,
  }),
  DATA_DIR: setting({ what: 'the data folder', reader: text('the name of a directory'), usually: 'data' }),
  DATABASE_URL: optionalSetting({
    what: 'the PostgreSQL database for the data, instead of the folder; several servers may share it',
    reader: databaseAddress,
    secret: true,
  }),
  PROCESS_HOST: optionalSetting({
    what: 'the address for requests from the other servers on the database; if not set, LISTEN_HOST, or the source address of ' +
      'the database connection',
    reader: text('a name or an address of this machine'),
  }),
  CONTACT: optionalSetting({
    what: 'how to reach the person who runs the server, as shown to players on the page `/stored`',
    reader: contact,
  }),
  LOG_LEVEL: setting({
    what: 'the lowest level of log lines that the server writes',
    reader: oneOf(LOG_LEVELS),
    usually: 'info',
  }),
  PROXIES: setting({
    what: 'the number of reverse proxies in front, so that the server can distinguish clients',
    reader: wholeNumber(0, 100),
    usually: '0',
  }),
  METRICS_PORT: optionalSetting({ what: 'a separate port for `/metrics`', reader: wholeNumber(0, 65_535) }),
  METRICS_TOKEN: optionalSetting({
    what: 'the bearer token that `/metrics` requires, as `Authorization: Bearer …`',
    reader: token,
    secret: true,
  }),
};

/** The settings for delays. */
const PACE_SETTINGS = {
  BOT_MOVE_MS: setting({
    what: 'how long a bot takes over a move at a calm table',
    reader: milliseconds(60_000),
    usually: '700',
  }),
  BOTS_ALONE_MS: setting({
    what: 'the minimum time a bot takes over a move in a game of bots alone, at any pace',
    reader: milliseconds(60_000),
    usually: '200',
  }),
  BOT_RETRY_MS: setting({
    what: 'how long a bot waits after the store failed to write its move',
    reader: milliseconds(60_000),
    usually: '1000',
  }),
  ABSENCE_SECONDS: setting({
    what: 'how long a player may be away before a bot may take over, and a host before another person becomes host',
    reader: seconds(1, 86_400),
    usually: '30',
  }),
  RECONNECTION_SECONDS: setting({
    what: 'how long a client may resume a dropped connection',
    reader: seconds(1, 3600),
    usually: '60',
  }),
  IDLE_TABLE_SECONDS: setting({
    what: 'how long an empty table stays in memory',
    reader: seconds(1, 86_400),
    usually: '300',
  }),
  TIME_SCALE: setting({
    what: 'how many times faster clocks and grace periods run: for testing only, because browsers count at normal speed',
    reader: decimal(0.001, 100_000),
    usually: '1',
  }),
};

/** The retention periods. */
const KEEP_SETTINGS = {
  KEEP_TABLES_DAYS: setting({
    what: 'how long the server stores an unvisited table, with its games, results and chat; for the same period after that, it ' +
      'stores that the table existed',
    reader: days(36_500),
    usually: '400',
  }),
  KEEP_GAMES_DAYS: setting({
    what: 'how long the server stores a game’s moves, except those of a table’s last game; the result stays with the table',
    reader: days(36_500),
    usually: '400',
  }),
  KEEP_GUESTS_DAYS: setting({
    what: 'for how many days a browser remains the same guest after its user enters a name',
    reader: wholeNumber(1, 36_500),
    usually: '400',
  }),
  KEEP_TALK_DAYS: setting({ what: 'how long the server stores chat', reader: days(36_500), usually: '90' }),
  KEEP_MARKED_DAYS: setting({
    what: 'for how many days the server keeps expired data, marked, so that you can undo the deletion',
    reader: wholeNumber(0, 365),
    usually: '28',
  }),
};

/** The rate limits and quotas. */
const LIMIT_SETTINGS = {
  MS_PER_GUEST: setting({
    what: 'milliseconds of CPU time for a guest’s requests, at tables and elsewhere',
    reader: rate,
    usually: '500+50/s',
    beyond: REFUSED,
  }),
  MS_PER_ADDRESS: setting({
    what: 'milliseconds of CPU time for requests from an address',
    reader: rate,
    usually: '3000+250/s',
    beyond: REFUSED,
  }),
  KILOBYTES_PER_GUEST: setting({
    what: 'kilobytes sent in response to a guest’s requests', reader: rate, usually: '3000+150/s', beyond: REFUSED,
  }),
  KILOBYTES_PER_ADDRESS: setting({
    what: 'kilobytes sent in response to requests from an address, including the app’s files',
    reader: rate,
    usually: '200000+4000/s',
    beyond: REFUSED,
  }),
  DISK_KILOBYTES_PER_ADDRESS: setting({
    what: 'kilobytes by which the store may grow for an address: moves (including bots’ moves), games, tables and chat',
    reader: rate,
    usually: '200000+2/s',
    beyond: 'the server refuses the request: too much at once; a bot waits for its turn',
  }),
  WRITES_PER_GUEST: setting({
    what: 'write requests of a guest (names, seats, options, house rules, chat)',
    reader: rate,
    usually: '30+2/s',
    beyond: REFUSED,
  }),
  WRITES_PER_ADDRESS: setting({
    what: 'write requests from an address',
    reader: rate,
    usually: '240+1000/min',
    beyond: REFUSED,
  }),
  MESSAGES_PER_SECOND: setting({
    what: 'messages of one connection in a second',
    reader: wholeNumber(1, 100_000),
    usually: '30',
    beyond: REFUSED,
  }),
  FLOOD_PER_SECOND: setting({
    what: 'messages of one connection in a second that count as a flood',
    reader: wholeNumber(1, 100_000),
    usually: '400',
    beyond: 'the server closes the connection, and bans the guest for a while',
  }),
  FLOOD_BAN_SECONDS: setting({
    what: 'how long the ban for a flood lasts', reader: seconds(0, 86_400), usually: '15', beyond: 'the guest may come back',
  }),
  MESSAGE_BYTES: setting({
    what: 'the length of a message, which must also be valid',
    reader: wholeNumber(1024, 1_048_576),
    usually: '8192',
    beyond: 'the server closes the connection',
  }),
  UNSENT_BYTES: setting({
    what: 'bytes that a browser has not received yet, checked every second',
    reader: wholeNumber(65_536, 1_073_741_824),
    usually: '262144',
    beyond: 'the server closes the connection; the browser may reconnect',
  }),
  IDLE_TABLES: setting({
    what: 'empty tables in memory',
    reader: wholeNumber(1, 100_000),
    usually: '300',
    beyond: 'the server unloads the table that has been idle longest, until somebody comes',
  }),
  JOIN_WITHIN_SECONDS: setting({
    what: 'how long a browser may take to confirm that it has joined',
    reader: seconds(1, 3600),
    usually: '10',
    beyond: 'the server closes the connection',
  }),
  BOT_MOVES_PER_ADDRESS: setting({
    what: 'moves of bots at tables of people from one address',
    reader: rate,
    usually: '400+40/s',
    beyond: 'the bot waits for its turn',
  }),
  BOT_MOVES: setting({
    what: 'moves of bots at all tables together',
    reader: rate,
    usually: '1000+200/s',
    beyond: 'the bot waits for its turn',
  }),
  CONNECTIONS_PER_ADDRESS: setting({
    what: 'open connections of an address',
    reader: wholeNumber(1, 1_000_000),
    usually: '200',
    beyond: 'the server refuses the connection',
  }),
  JOINS_PER_GUEST: setting({
    what: 'joining tables as one guest',
    reader: rate,
    usually: '30+30/min',
    beyond: 'the server refuses the request',
  }),
  JOINS_PER_ADDRESS: setting({
    what: 'joining tables from an address',
    reader: rate,
    usually: '120+4/s',
    beyond: 'the server refuses the request',
  }),
  GUESTS_PER_ADDRESS: setting({
    what: 'new guests from an address',
    reader: rate,
    usually: '60+6/min',
    beyond: 'the server refuses the request',
  }),
  TABLES_PER_ADDRESS: setting({
    what: 'new tables from an address',
    reader: rate,
    usually: '60+1/min',
    beyond: 'the server asks the guest to wait a while',
  }),
  PASSES_PER_ADDRESS: setting({
    what: 'codes for another device, created or tried, from an address',
    reader: rate,
    usually: '30+6/min',
    beyond: 'the server refuses the request',
  }),
  TABLES_PER_HOUR: setting({
    what: 'new tables of a guest in an hour',
    reader: wholeNumber(1, 100_000),
    usually: '30',
    beyond: 'the server asks the guest to wait a while',
  }),
  API_PER_ADDRESS: setting({
    what: 'requests to the API from an address',
    reader: rate,
    usually: '240+4/s',
    beyond: 'the server refuses the request',
  }),
  REQUEST_WITHIN_SECONDS: setting({
    what: 'how long a browser may take to send a request, including its body',
    reader: seconds(1, 3600),
    usually: '15',
    beyond: 'the server closes the connection',
  }),
  BODY_BYTES: setting({
    what: 'the length of a request’s body, which the request must declare',
    reader: wholeNumber(1024, 1_048_576),
    usually: '8192',
    beyond: 'the server refuses the request',
  }),
  WATCHERS: setting({
    what: 'spectators of a table',
    reader: wholeNumber(0, 10_000),
    usually: '50',
    beyond: 'the spectator reads that the table is full',
  }),
  TABS: setting({
    what: 'connections of one person to a table',
    reader: wholeNumber(1, 1000),
    usually: '6',
    beyond: 'the server closes the oldest connection',
  }),
};

/** All settings, in the order in which they are documented. */
export const SETTINGS = { ...SERVER_SETTINGS, ...PACE_SETTINGS, ...KEEP_SETTINGS, ...LIMIT_SETTINGS };

/** The values of all settings; durations are in ms. */
export type ServerSettings = ValuesOf<typeof SETTINGS>;

/** The settings as shown to people, in groups with headings. */
export const SETTING_GROUPS = [
  { name: 'settings', heading: 'Settings', settings: SERVER_SETTINGS },
  { name: 'paces', heading: 'Paces', settings: PACE_SETTINGS },
  { name: 'keeping', heading: 'What is stored, and how long', settings: KEEP_SETTINGS },
  { name: 'limits', heading: 'Limits, for each guest, address or connection', settings: LIMIT_SETTINGS },
] as const;
