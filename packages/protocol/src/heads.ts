import * as z from 'zod/mini';

/** The metadata of a page, for its head and the preview of its link: a title, and a sentence or two. */
const headSchema = z.object({ title: z.string(), description: z.string() });
/** The metadata of a page. */
export type Head = Readonly<z.output<typeof headSchema>>;

/** A placeholder in metadata for the name of the table's host. No name contains it, because names have no invisible characters. */
export const HOST_GAP = '\uE000';

const headsOfGameSchema = z.object({
  /** For the page on which a table of the game is opened. */
  game: headSchema,
  /** For the practice table on one device, alone with bots. */
  practice: headSchema,
  /** For the first lesson deal of the game. */
  lesson: headSchema,
  rules: headSchema,
  /**
   * For a table of the game, with the host's placeholder. While the table gathers, there is one for each number of free seats, from
   * 0. The others are for a game in progress and a finished one.
   */
  gathering: z.array(headSchema),
  playing: headSchema,
  finished: headSchema,
});

const headsInLanguageSchema = z.object({
  /** The language tag in addresses: `en`. */
  lang: z.string(),
  /** The locale in link previews: `en_GB`. */
  locale: z.string(),
  home: headSchema,
  'rules-index': headSchema,
  stored: headSchema,
  lost: headSchema,
  games: z.record(z.string(), headsOfGameSchema),
});
/** The metadata of all pages in one language. A table that must not be described has that of the home page. */
export type HeadsInLanguage = Readonly<z.output<typeof headsInLanguageSchema>>;

/** Reads the metadata of all pages in every language, the default language first. */
export const headsSchema = z.array(headsInLanguageSchema);

/** The file in the built browser app that holds the metadata, for the server. */
export const HEADS_FILE = 'heads.json';
