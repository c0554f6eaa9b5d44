import {
  type Head, HEADS_FILE, type HeadsInLanguage, headsSchema, HOST_GAP, isolated, type PageAt, type TableCode,
} from '@chinwag/protocol';
import type { WebFiles } from '../http/web-files.ts';
import { seatsToTake } from '../table/seats/seat-count.ts';
import { findGame, type Games } from '../table/table.ts';
import type { TableRecord } from '../table/record/table-record.ts';

/** Returns the metadata of a built app's pages, in each language, or an empty list if the file is missing. */
export function readHeads(files: WebFiles): readonly HeadsInLanguage[] {
  const file = files.get(`/${HEADS_FILE}`);
  return file === undefined ? [] : headsSchema.parse(JSON.parse(file.uncompressed.bytes.toString()));
}

/**
 * Returns the metadata in the language that a URL requests with `?lang=`. If that language is not supported, returns the metadata
 * in the first one. Returns null if there is no metadata.
 */
export function headsFor(heads: readonly HeadsInLanguage[], asked: unknown): HeadsInLanguage | null {
  const [primary] = typeof asked === 'string' ? asked.toLowerCase().split('-') : [];
  return heads.find(({ lang }) => lang === primary) ?? heads[0] ?? null;
}

/** The metadata of a page, for its visitors and for link previews. */
export interface About {
  readonly head: Head;
  /** The id of the page's game, or null if the page has none. */
  readonly game: string | null;
}

/** Returns the metadata of a page other than a table's. Returns null for a nonexistent page: one of an unknown game. */
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
 * Returns the metadata of a table for people with its link: the game, the name of the host, and the number of free seats. The
 * metadata names nobody else. Returns null for a closed table and for a link that no longer works, which reveal nothing.
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
