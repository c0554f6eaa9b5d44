import {
  type Head, HEADS_FILE, type HeadsInLanguage, headsSchema, HOST_GAP, isolated, type PageAt, type TableCode,
} from '@chinwag/protocol';
import type { WebFiles } from '../http/web-files.ts';
import { seatsToTake } from '../table/seats/seat-count.ts';
import { findGame, type Games } from '../table/table.ts';
import type { TableRecord } from '../table/record/table-record.ts';

/** What the pages of a built app say of themselves, in each language; nothing where it has no such file. */
export function readHeads(files: WebFiles): readonly HeadsInLanguage[] {
  const file = files.get(`/${HEADS_FILE}`);
  return file === undefined ? [] : headsSchema.parse(JSON.parse(file.uncompressed.bytes.toString()));
}

/** The heads in the language that an address asks for by `?lang=`; in the first where it asks for none, or none of ours. */
export function headsFor(heads: readonly HeadsInLanguage[], asked: unknown): HeadsInLanguage | null {
  const [primary] = typeof asked === 'string' ? asked.toLowerCase().split('-') : [];
  return heads.find(({ lang }) => lang === primary) ?? heads[0] ?? null;
}

/** The metadata of a page, for its visitors and for link previews. */
export interface About {
  readonly head: Head;
  /** The game it is about; null where it is about none. */
  readonly game: string | null;
}

/** What a page that is no table's says of itself. Null for one of a game that is not known here: there is no such page. */
export function aboutPage(heads: HeadsInLanguage, { page, named }: PageAt): About | null {
  switch (page) {
    case 'home':
    case 'table':
    case 'replay':
    case 'history':
      return { head: heads.home, game: null };
    case 'rules-index':
    case 'stored':
      return { head: heads[page], game: null };
    case 'game':
    case 'practice':
    case 'lesson':
    case 'rules': {
      const game = Object.hasOwn(heads.games, named) ? heads.games[named] : undefined;
      return game === undefined ? null : { head: game[page], game: named };
    }
  }
}

/**
 * What is said of a table to those who have its link: the game, who invites, how many seats are free, and of nobody else. Null for
 * a table whose door is shut, and for a link that does not exist any more: of these nothing is said.
 */
export function aboutTable(heads: HeadsInLanguage, games: Games, table: TableRecord, link: TableCode): About | null {
  const game = findGame(games, table.game);
  const heading = Object.hasOwn(heads.games, table.game) ? heads.games[table.game] : undefined;
  if (game === null || heading === undefined || table.settings.door === 'closed' || table.link !== link) return null;
  const head = table.status === 'gathering' ? heading.gathering[seatsToTake(table, game)] : heading[table.status];
  return head === undefined ? null : { head: withHost(head, table.host.name), game: table.game };
}

function withHost({ title, description }: Head, host: string): Head {
  return { title: title.replaceAll(HOST_GAP, () => isolated(host)), description };
}
