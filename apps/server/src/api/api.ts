import {
  asGuest, type Guest,
  HISTORY_PART,
  type HistoryPart,
  type NewGuest,
  newGuestSchema,
  newPassSchema,
  newTableSchema,
  type OpenRoom,
  parseName,
  type Pass,
  type PassCode,
  type PassHolder,
  type PassState,
  type PlayedGame,
  passSchema,
  type Retention,
  type TableList,
  type TableNotice,
  type Tally,
  type TableCode,
  tableCodeSchema,
  type GrantedPass,
  TALLY_GAMES,
} from '@chinwag/protocol';
import { type AnyGame, parseOptions } from '@chinwag/rules';
import express, { type Request, type Router } from 'express';
import type { AppContext } from '../app-context.ts';
import type { Bearer, HistoryPlace, PassHolding } from '../store/store.ts';
import { kindOfDevice } from '../identity/device-kind.ts';
import { identify, identifyForgotten } from '../identity/identify.ts';
import { newGuestId } from '../identity/ids.ts';
import { issuePass } from '../identity/passes.ts';
import { refusedEntry } from '../table/record/door.ts';
import { forgetGuest } from '../table/forget-guest.ts';
import { ForgetQueue } from '../table/forget-queue.ts';
import { openNewTable } from '../table/lifecycle/create-table.ts';
import type { OpenTables } from '../table/open-tables.ts';
import { givenOut, givenOutPacked, refusedReplay } from '../table/game/replay-access.ts';
import { seatsToTake } from '../table/seats/seat-count.ts';
import { kindOfHttp } from '../shield/costs.ts';
import { findGame } from '../table/table.ts';
import { networkOf } from '../shield/address-shares.ts';
import { peopleOf, type TableRecord, withRestoreAnnounced } from '../table/record/table-record.ts';
import { TableLists } from '../table/table-lists.ts';
import { HOUR, laterDate, type WallTime } from '../time.ts';
import { Refused, refuseAddress, whyNotLoaded } from '../http/refuse.ts';

/** Returns the router of the JSON API. Its routes cover guests, new tables, joining a table's room, and retention periods. */
export function api(app: AppContext, tables: OpenTables, retention: Retention): Router {
  const router = express.Router();
  const lists = new TableLists(app, tables);
  const forgetQueue = new ForgetQueue((person) => forgetGuest(app, tables, person));
  router.use((request, _response, next) => {
    if (!app.shield.admits('api', app.addressOfRequest(request))) throw new Refused('too-many-messages');
    next();
  });
  // A body must declare its length, because a compressed one could expand to any.
  router.use(express.json({ inflate: false }));

  router.post('/guests', async (request, response) => {
    const body = newGuestSchema.safeParse(request.body);
    if (!body.success) throw new Refused('message-malformed');
    const parsed = parseName(body.data.name);
    if ('refused' in parsed) throw new Refused(parsed.refused);
    if (!app.shield.admits('guests', app.addressOfRequest(request))) throw new Refused('too-many-messages');
    // Does not renew an invalid token: that would restore a guest whom another device has revoked.
    const known = bearerToken(request) === null ? null : await bearerOf(app, request);
    const badge = body.data.badge === undefined ? known?.guest.badge : (body.data.badge ?? undefined);
    const guest = asGuest({ id: known?.guest.id ?? newGuestId(app.randomBytes), name: parsed.name, badge });
    const answer = await newGuest(app, { guest, counter: known?.counter ?? 0 });
    response.status(known === null ? 201 : 200).json({ ok: true, ...answer });
  });

  router.post('/guests/only-here', async (request, response) => {
    const bearer = await bearerOf(app, request);
    if (!app.shield.admits('guests', app.addressOfRequest(request))) throw new Refused('too-many-messages');
    const counter = await stored(app.revocations.keepOne(bearer));
    if (counter === 'token-revoked') throw new Refused(counter);
    response.json({ ok: true, ...(await newGuest(app, { guest: bearer.guest, counter })) });
    tables.dismissRevoked(bearer.guest.id, counter);
  });

  router.post('/guests/forgotten', async (request, response) => {
    const { id } = (await bearerOf(app, request, identifyForgotten)).guest;
    if (!app.shield.admits('guests', app.addressOfRequest(request))) throw new Refused('too-many-messages');
    if ((await stored(forgetQueue.add(id))) === 'too-many') throw new Refused('too-many-messages');
    response.json({ ok: true });
  });

  router.post('/passes', async (request, response) => {
    const bearer = await bearerOf(app, request);
    if (!app.shield.admits('passes', app.addressOfRequest(request))) throw new Refused('too-many-messages');
    // An old page, whose passes cannot lead to a table, sends no body.
    const body = newPassSchema.safeParse(request.body ?? {});
    if (!body.success) throw new Refused('message-malformed');
    const { table = null } = body.data;
    const answer: Pass = { pass: await stored(issuePass(app, bearer, table, app.calendar.date())) };
    response.status(201).json({ ok: true, ...answer });
  });

  router.post('/passes/holder', async (request, response) => {
    const { guest } = await holderOfPass(app, request, (pass, now) => app.store.findPass(pass, now));
    const answer: PassHolder = { guest };
    response.json({ ok: true, ...answer });
  });

  router.post('/passes/taken', async (request, response) => {
    const device = kindOfDevice(request.get('user-agent'));
    const { table, ...bearer } = await holderOfPass(app, request, (pass, now) => app.store.takePass(pass, device, now));
    const answer: GrantedPass = { ...(await newGuest(app, bearer)), ...(table !== null && { table }) };
    response.json({ ok: true, ...answer });
  });

  router.post('/passes/state', async (request, response) => {
    const { id } = await asker(app, request);
    const body = passSchema.safeParse(request.body);
    if (!body.success) throw new Refused('message-malformed');
    // No rate limit for guesses: the answer reveals nothing about the passes of other guests.
    const answer: PassState = await stored(app.store.passState(body.data.pass, id, app.calendar.date()));
    response.json({ ok: true, ...answer });
  });

  router.post('/tables', async (request, response) => {
    const host = await asker(app, request);
    const body = newTableSchema.safeParse(request.body);
    if (!body.success) throw new Refused('message-malformed');
    const game = findGame(app.games, body.data.game);
    if (game === null) throw new Refused('game-unknown');
    const options = parseOptions(game.options, body.data.options);
    if (options === null) throw new Refused('options-invalid');
    if (!app.shield.admits('tables', app.addressOfRequest(request))) throw new Refused('too-many-tables');
    // Uses the clock that dates games: a wrong clock dated any game from the future.
    const now = app.time.date();
    const lately = await stored(app.store.countTables(host.id, laterDate(now, -HOUR), now));
    if (lately >= app.limits.tablesPerHour) throw new Refused('too-many-tables');
    response.status(201).json(await stored(openNewTable(app, host, game, options)));
  });

  router.get('/tables', async (request, response) => {
    const guest = await asker(app, request);
    const answer: TableList = { tables: await stored(lists.of(guest.id)) };
    response.json({ ok: true, ...answer });
  });

  router.get('/tables/:code', async (request, response) => {
    const guest = await guestIfAny(app, request);
    const { table, link } = await findTable(app, request);
    if (link !== table.link) throw new Refused('link-dead');
    const refused = refusedEntry(table, guest?.id ?? null);
    if (refused === 'door-closed') throw new Refused(refused);
    response.json({ ok: true, ...noticeOf(table, findGame(app.games, table.game), refused === null ? playersAt(table) : []) });
  });

  router.post('/tables/:code/put-away', async (request, response) => {
    const guest = await asker(app, request);
    const { table } = await findTable(app, request);
    if (!peopleOf(table).includes(guest.id)) throw new Refused('not-seated');
    await stored(app.store.listTable(guest.id, table.code, 'put-away'));
    response.json({ ok: true });
  });

  router.get('/tables/:code/tally', async (request, response) => {
    const guest = await asker(app, request);
    const { table, link } = await findTable(app, request);
    const refused = refusedEntry(table, guest.id, link);
    if (refused !== null) throw new Refused(refused);
    const tally: Tally = await stored(app.store.loadTally(table.code, TALLY_GAMES));
    response.json({ ok: true, ...tally });
  });

  router.post('/tables/:code/room', async (request, response) => {
    const guest = await asker(app, request);
    if (app.temporaryBans.has(guest.id)) throw new Refused('too-many-messages');
    const { table, link } = openTable(tables, request) ?? (await findTable(app, request));
    const refused = refusedEntry(table, guest.id, link);
    if (refused === 'door-knock') {
      throw new Refused(await reached(tables.requestEntry(table.code, guest, networkOf(app.addressOfRequest(request)))));
    }
    if (refused !== null) throw new Refused(refused);
    await reached(tables.open(table.code));
    await stored(app.store.listTable(guest.id, table.code, 'listed'));
    const answer: OpenRoom = { room: table.code };
    response.json({ ok: true, ...answer });
  });

  router.get('/history', async (request, response) => {
    const guest = await asker(app, request);
    const games = await stored(app.store.historyOf(guest.id, placeOf(request), HISTORY_PART + 1));
    const answer: HistoryPart = partOf(games);
    response.json({ ok: true, ...answer });
  });

  router.get('/games/:id', async (request, response) => {
    const guest = await guestIfAny(app, request);
    const ended = await stored(app.store.loadEnded(gameIdOf(request)));
    if (typeof ended === 'string') throw new Refused(`game-${ended}`);
    const table = ended === null ? null : await stored(app.store.loadTable(ended.table));
    if (ended === null || table === null) throw new Refused('game-not-found');
    const refused = refusedReplay(table, ended, guest?.id ?? null);
    if (refused !== null) throw new Refused(refused);
    const give = request.query['moves'] === 'packed' ? givenOutPacked : givenOut;
    const { restoredAt } = withRestoreAnnounced(table, app.restoredAt);
    response.json({ ok: true, ...give(ended, guest?.id ?? null), restoredAt });
  });

  router.get('/retention', (_request, response) => void response.json({ ok: true, ...retention }));

  router.use(refuseAddress);
  return router;
}

/**
 * Authenticates a request by its token alone, and resolves with the guest. Throws a refusal if the token is missing or invalid, or
 * if the guest has exceeded a rate limit.
 */
async function asker(app: AppContext, request: Request): Promise<Guest> {
  return (await bearerOf(app, request)).guest;
}

/**
 * Authenticates a request, and resolves with the data that a new token needs from the old one. Throws a refusal if the token is
 * missing or invalid, or if the guest has exceeded a rate limit.
 */
async function bearerOf(app: AppContext, request: Request, identified = identify): Promise<Bearer> {
  const token = bearerToken(request);
  if (token === null) throw new Refused('token-missing');
  const bearer = await stored(identified(app, token));
  if (typeof bearer === 'string') throw new Refused(bearer);
  const { method, baseUrl, path } = request;
  const isAdmitted = app.shield.admitsGuest(kindOfHttp(method, baseUrl + path), bearer.guest.id);
  if (!isAdmitted) throw new Refused('too-many-messages');
  return bearer;
}

/** Resolves with the guest of a request that may also be anonymous, or with null if the request has no valid token. */
async function guestIfAny(app: AppContext, request: Request): Promise<Guest | null> {
  const bearer = await stored(identify(app, bearerToken(request) ?? ''));
  return typeof bearer === 'string' ? null : bearer.guest;
}

/** Resolves with a guest and a new token. */
async function newGuest({ tokens }: AppContext, bearer: Bearer): Promise<NewGuest> {
  return { guest: bearer.guest, token: await tokens.issue(bearer) };
}

/**
 * Resolves with the holder of the pass in a request. Throws a refusal if the pass is invalid or a rate limit is exceeded. Looking
 * up and redeeming a pass share a rate limit, because both can be guesses.
 */
async function holderOfPass(
  app: AppContext,
  request: Request,
  find: (pass: PassCode, now: WallTime) => Promise<PassHolding | null>,
): Promise<PassHolding> {
  const body = passSchema.safeParse(request.body);
  if (!app.shield.admits('passes', app.addressOfRequest(request))) throw new Refused('too-many-messages');
  const holder = body.success ? await stored(find(body.data.pass, app.calendar.date())) : null;
  // A pass is worth as much as the token that issued it, which may have been revoked meanwhile.
  const isGood = holder !== null && (await stored(app.revocations.standing(holder))) === 'good';
  if (!isGood) throw new Refused('pass-invalid');
  return holder;
}

/** Returns the cursor of a history page, or null for the first page. */
function placeOf({ query }: Request): HistoryPlace | null {
  const asked = query['before'];
  if (asked === undefined) return null;
  const [, endedAt, id] = typeof asked === 'string' ? (/^(\d{1,15})-([A-Za-z0-9_-]{1,64})$/.exec(asked) ?? []) : [];
  if (endedAt === undefined || id === undefined) throw new Refused('message-malformed');
  return { endedAt: Number(endedAt), id };
}

/** Returns a page of games. `games` has those of the page, and one more if there is a next page. */
function partOf(games: readonly PlayedGame[]): HistoryPart {
  const part = games.slice(0, HISTORY_PART);
  const last = games.length > HISTORY_PART ? part.at(-1) : undefined;
  return { games: part, before: last === undefined ? null : `${last.endedAt}-${last.id}` };
}

/** Returns the requested game id. Replaces an invalid id by one that no game has. */
function gameIdOf({ params }: Request): string {
  const id = params['id'];
  return typeof id === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(id) ? id : '';
}

function bearerToken(request: Request): string | null {
  return /^Bearer (\S+)$/.exec(request.get('authorization') ?? '')?.[1] ?? null;
}

/** A table, and the link by which it was requested. */
interface FoundTable {
  readonly table: TableRecord;
  readonly link: TableCode;
}

/** Returns the table of a link. Returns null if the table is not open here, or if its state here is not authoritative. */
function openTable(tables: OpenTables, request: Request): FoundTable | null {
  const link = tableCodeSchema.safeParse(request.params['code']);
  const table = link.success ? tables.find(link.data) : null;
  return !link.success || table === null ? null : { table, link: link.data };
}

/** Resolves with the table of a current or former link, and with the link. Throws a refusal if there is no such table. */
async function findTable({ store }: AppContext, request: Request): Promise<FoundTable> {
  const link = tableCodeSchema.safeParse(request.params['code']);
  const table = link.success ? await stored(store.findTable(link.data)) : null;
  if (!link.success || table === null) throw new Refused('table-not-found');
  if (table === 'gone') throw new Refused('table-gone');
  return { table, link: link.data };
}

/** Awaits a call that opens a table's room. Throws the call's own refusal if there is one. */
async function reached<Value>(call: Promise<Value>): Promise<Value> {
  try {
    return await call;
  } catch (cause) {
    throw new Refused(whyNotLoaded(cause) ?? 'store-unavailable', { cause });
  }
}

async function stored<Value>(call: Promise<Value>): Promise<Value> {
  try {
    return await call;
  } catch (cause) {
    throw new Refused('store-unavailable', { cause });
  }
}

/** Returns the names of the people with seats at a table. */
function playersAt({ seats }: TableRecord): readonly string[] {
  return seats.flatMap((held) => (held.kind === 'person' ? [held.name] : []));
}

function noticeOf(table: TableRecord, game: AnyGame | null, players: readonly string[]): TableNotice {
  return {
    code: table.link,
    game: table.game,
    status: table.status,
    door: table.settings.door,
    host: table.host.name,
    players,
    freeSeats: game === null ? 0 : seatsToTake(table, game),
  };
}
