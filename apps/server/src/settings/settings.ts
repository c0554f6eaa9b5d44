import {
  contact, databaseAddress, days, decimal, milliseconds, oneOf, ownAddress, publicAddress, rate, seconds, text, token,
  wholeNumber,
} from './readers.ts';
import { optionalSetting, setting, type ValuesOf } from './setting.ts';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const REFUSED = 'is refused: that was too much at once';

/** The settings of the server itself: address, store and log. */
const SERVER_SETTINGS = {
  PORT: setting({ what: 'the port', reader: wholeNumber(0, 65_535), usually: '2567' }),
  LISTEN_HOST: optionalSetting({
    what: 'the one address of this machine at which that port is open, if not at all of them',
    reader: ownAddress,
  }),
  PUBLIC_URL: optionalSetting({
    what: 'where friends reach the server, as previews of its links and invitations say it, if not where it was asked for',
    reader: publicAddress,
  }),
  DATA_DIR: setting({ what: 'where the data live', reader: text('the name of a directory'), usually: 'data' }),
  DATABASE_URL: optionalSetting({
    what: 'the PostgreSQL database where the data live instead, which several servers may share',
    reader: databaseAddress,
    secret: true,
  }),
  PROCESS_HOST: optionalSetting({
    what: 'where the other servers on the database reach this one, if not at LISTEN_HOST or where it reaches the database from',
    reader: text('a name or an address of this machine'),
  }),
  CONTACT: optionalSetting({
    what: 'how the one who runs the server is reached: players read it on the page `/stored`',
    reader: contact,
  }),
  LOG_LEVEL: setting({ what: 'how much is logged', reader: oneOf(LOG_LEVELS), usually: 'info' }),
  PROXIES: setting({
    what: 'how many reverse proxies stand in front, so that callers can be distinguished',
    reader: wholeNumber(0, 100),
    usually: '0',
  }),
  METRICS_PORT: optionalSetting({ what: 'a port of its own for `/metrics`', reader: wholeNumber(0, 65_535) }),
  METRICS_TOKEN: optionalSetting({
    what: 'what a reader of `/metrics` has to show, as `Authorization: Bearer …`',
    reader: token,
    secret: true,
  }),
};

/** The settings for delays. */
const PACE_SETTINGS = {
  BOT_MOVE_MS: setting({ what: 'how long a bot takes over a move at a calm table', reader: milliseconds(60_000), usually: '700' }),
  BOTS_ALONE_MS: setting({
    what: 'how long a bot takes over a move, at least, in a game in which nobody but bots plays, at whatever pace',
    reader: milliseconds(60_000),
    usually: '200',
  }),
  BOT_RETRY_MS: setting({
    what: 'how long a bot waits after a move that could not be written down',
    reader: milliseconds(60_000),
    usually: '1000',
  }),
  ABSENCE_SECONDS: setting({
    what: 'how long somebody may be away before a bot may sit in for a player, and another follows a host',
    reader: seconds(1, 86_400),
    usually: '30',
  }),
  RECONNECTION_SECONDS: setting({
    what: 'how long a dropped connection may be taken up again as the same',
    reader: seconds(1, 3600),
    usually: '60',
  }),
  IDLE_TABLE_SECONDS: setting({
    what: 'how long a table stays in memory with nobody there',
    reader: seconds(1, 86_400),
    usually: '300',
  }),
  TIME_SCALE: setting({
    what: 'how many times faster clocks and grace periods run: for testing only, as browsers count at their own pace',
    reader: decimal(0.001, 100_000),
    usually: '1',
  }),
};

/** The retention periods. */
const KEEP_SETTINGS = {
  KEEP_TABLES_DAYS: setting({
    what: 'how long a table is stored at which nobody has been, with its games, who won what, and what was said; and then, for ' +
      'as long, that it was there',
    reader: days(36_500),
    usually: '400',
  }),
  KEEP_GAMES_DAYS: setting({
    what: 'how long the moves of a game are stored, if it is not the last of its table; what came of it stays with the table',
    reader: days(36_500),
    usually: '400',
  }),
  KEEP_GUESTS_DAYS: setting({
    what: 'for how many days a browser is known as the same guest after it has given a name',
    reader: wholeNumber(1, 36_500),
    usually: '400',
  }),
  KEEP_TALK_DAYS: setting({ what: 'how long what was said at a table is stored', reader: days(36_500), usually: '90' }),
  KEEP_MARKED_DAYS: setting({
    what: 'for how many days each of these is stored on, marked, once its time has come, so that it can be undone',
    reader: wholeNumber(0, 365),
    usually: '28',
  }),
};

/** The rate limits and quotas. */
const LIMIT_SETTINGS = {
  MS_PER_GUEST: setting({
    what: 'milliseconds of the processors that a guest’s requests may cost, at tables and elsewhere',
    reader: rate,
    usually: '500+50/s',
    beyond: REFUSED,
  }),
  MS_PER_ADDRESS: setting({ what: 'the same for an address', reader: rate, usually: '3000+250/s', beyond: REFUSED }),
  KILOBYTES_PER_GUEST: setting({
    what: 'kilobytes that a guest’s requests may have sent', reader: rate, usually: '3000+150/s', beyond: REFUSED,
  }),
  KILOBYTES_PER_ADDRESS: setting({
    what: 'the same for an address, the app’s files too', reader: rate, usually: '200000+4000/s', beyond: REFUSED,
  }),
  DISK_KILOBYTES_PER_ADDRESS: setting({
    what: 'kilobytes by which the store may grow for an address: moves, those of bots too, games, tables and chat',
    reader: rate,
    usually: '200000+2/s',
    beyond: 'is refused: that was too much at once; a bot waits for its turn',
  }),
  WRITES_PER_GUEST: setting({
    what: 'requests of a guest that write (names, seats, options, house rules, chat)',
    reader: rate,
    usually: '30+2/s',
    beyond: REFUSED,
  }),
  WRITES_PER_ADDRESS: setting({ what: 'the same for an address', reader: rate, usually: '240+1000/min', beyond: REFUSED }),
  MESSAGES_PER_SECOND: setting({
    what: 'messages of one connection in a second',
    reader: wholeNumber(1, 100_000),
    usually: '30',
    beyond: REFUSED,
  }),
  FLOOD_PER_SECOND: setting({
    what: 'messages of one connection in a second that are a flood',
    reader: wholeNumber(1, 100_000),
    usually: '400',
    beyond: 'the connection is ended, and the guest banned for a while',
  }),
  FLOOD_BAN_SECONDS: setting({
    what: 'how long that while is', reader: seconds(0, 86_400), usually: '15', beyond: 'may come back',
  }),
  MESSAGE_BYTES: setting({
    what: 'the length of a message, which must be one that can be read',
    reader: wholeNumber(1024, 1_048_576),
    usually: '8192',
    beyond: 'the connection is ended',
  }),
  UNSENT_BYTES: setting({
    what: 'what a browser has not taken yet, looked at every second',
    reader: wholeNumber(65_536, 1_073_741_824),
    usually: '262144',
    beyond: 'the connection is cut off, and may come back',
  }),
  IDLE_TABLES: setting({
    what: 'tables in memory with nobody there',
    reader: wholeNumber(1, 100_000),
    usually: '300',
    beyond: 'that has been idle longest leaves the memory, and is loaded when somebody comes',
  }),
  JOIN_WITHIN_SECONDS: setting({
    what: 'how long a browser may take to say that it has joined',
    reader: seconds(1, 3600),
    usually: '10',
    beyond: 'the connection is cut off',
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
    what: 'connections that an address has open at a time',
    reader: wholeNumber(1, 1_000_000),
    usually: '200',
    beyond: 'the connection is refused',
  }),
  JOINS_PER_GUEST: setting({ what: 'joining tables as one guest', reader: rate, usually: '30+30/min', beyond: 'is refused' }),
  JOINS_PER_ADDRESS: setting({ what: 'joining tables from an address', reader: rate, usually: '120+4/s', beyond: 'is refused' }),
  GUESTS_PER_ADDRESS: setting({ what: 'new guests from an address', reader: rate, usually: '60+6/min', beyond: 'is refused' }),
  TABLES_PER_ADDRESS: setting({
    what: 'new tables from an address',
    reader: rate,
    usually: '60+1/min',
    beyond: 'is asked to wait a while',
  }),
  PASSES_PER_ADDRESS: setting({
    what: 'codes for another device that are made, or tried, from an address',
    reader: rate,
    usually: '30+6/min',
    beyond: 'is refused',
  }),
  TABLES_PER_HOUR: setting({
    what: 'new tables of a guest in an hour',
    reader: wholeNumber(1, 100_000),
    usually: '30',
    beyond: 'is asked to wait a while',
  }),
  API_PER_ADDRESS: setting({ what: 'requests to the API from an address', reader: rate, usually: '240+4/s', beyond: 'is refused' }),
  REQUEST_WITHIN_SECONDS: setting({
    what: 'how long a browser may take to send a request, body and all',
    reader: seconds(1, 3600),
    usually: '15',
    beyond: 'the connection is ended',
  }),
  BODY_BYTES: setting({
    what: 'the length of a request’s body, which it must tell',
    reader: wholeNumber(1024, 1_048_576),
    usually: '8192',
    beyond: 'is refused',
  }),
  WATCHERS: setting({
    what: 'people who watch a table',
    reader: wholeNumber(0, 10_000),
    usually: '50',
    beyond: 'reads that no more can watch',
  }),
  TABS: setting({
    what: 'connections of one person to a table',
    reader: wholeNumber(1, 1000),
    usually: '6',
    beyond: 'the oldest of them is ended',
  }),
};

/** All settings, in the order in which they are listed. */
export const SETTINGS = { ...SERVER_SETTINGS, ...PACE_SETTINGS, ...KEEP_SETTINGS, ...LIMIT_SETTINGS };

/** The values of all settings; times are in ms. */
export type ServerSettings = ValuesOf<typeof SETTINGS>;

/** The settings as shown to people, in groups with headings. */
export const SETTING_GROUPS = [
  { name: 'settings', heading: 'Settings', settings: SERVER_SETTINGS },
  { name: 'paces', heading: 'Paces', settings: PACE_SETTINGS },
  { name: 'keeping', heading: 'What is stored, and how long', settings: KEEP_SETTINGS },
  { name: 'limits', heading: 'Limits, for each guest, address or connection', settings: LIMIT_SETTINGS },
] as const;
