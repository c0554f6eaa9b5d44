import * as z from 'zod/mini';

/** What a page says of itself, in its head and in the preview of its link: a title, and a sentence or two. */
const headSchema = z.object({ title: z.string(), description: z.string() });
/** What a page says of itself. */
export type Head = Readonly<z.output<typeof headSchema>>;

/** Stands in a head for the name of the table's host, whatever that is. No name has it in it, as it shows nothing. */
export const HOST_GAP = '\uE000';

const headsOfGameSchema = z.object({
  /** Of the page on which a table of the game is opened. */
  game: headSchema,
  /** Of the table on one's own device, alone with bots. */
  practice: headSchema,
  /** Of its first deal that teaches. */
  lesson: headSchema,
  rules: headSchema,
  /** Of a table of it, with the host's gap: while people gather by how many seats are free, from none on; then of a game. */
  gathering: z.array(headSchema),
  playing: headSchema,
  finished: headSchema,
});

const headsInLanguageSchema = z.object({
  /** As an address may name it: `en`. */
  lang: z.string(),
  /** As a preview names it: `en_GB`. */
  locale: z.string(),
  home: headSchema,
  'rules-index': headSchema,
  stored: headSchema,
  lost: headSchema,
  games: z.record(z.string(), headsOfGameSchema),
});
/** What the pages say of themselves in one language; for a table that may not be described it is home's. */
export type HeadsInLanguage = Readonly<z.output<typeof headsInLanguageSchema>>;

/** Reads what the pages say of themselves in every language, the one of those who chose none first. */
export const headsSchema = z.array(headsInLanguageSchema);

/** Where the built browser app has that, for the server. */
export const HEADS_FILE = 'heads.json';
