import * as z from 'zod/mini';

/** Schema of the metadata of a page, for its head and the preview of its link: a title, and a sentence or two. */
const headSchema = z.object({ title: z.string(), description: z.string() });
/** The metadata of a page. */
export type Head = Readonly<z.output<typeof headSchema>>;

/**
 * A placeholder in metadata for the name of the table's host. No name contains it, because private-use characters are removed from
 * names.
 */
export const HOST_GAP = '\uE000';

const headsOfGameSchema = z.object({
  /** The metadata of the page on which a table of the game is opened. */
  game: headSchema,
  /** The metadata of the practice table on one device, alone with bots. */
  practice: headSchema,
  /** The metadata of the first lesson deal of the game. */
  lesson: headSchema,
  rules: headSchema,
  /**
   * The metadata of a table of the game, with the host's placeholder. While the table gathers, there is one entry for each number
   * of free seats, from 0. The other two are for a game in progress and a finished one.
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
/** The metadata of all pages in one language. A table that must not be described has the home page's metadata. */
export type HeadsInLanguage = Readonly<z.output<typeof headsInLanguageSchema>>;

/** Schema of the metadata of all pages in every language, the default language first. */
export const headsSchema = z.array(headsInLanguageSchema);

/** The file in the built web app that contains the metadata for the server. */
export const HEADS_FILE = 'heads.json';
