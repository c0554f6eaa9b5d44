import { type Head, type HeadsInLanguage, HOST_GAP } from '@chinwag/protocol';
import { type CatalogueEntry, GAMES } from '../../games/catalogue.ts';
import { playersInWords } from '../../games/abouts.ts';
import { sayIn, useSpoken } from '../../language/language.ts';
import type { Language } from '../../language/catalogue.ts';
import { LANGUAGES, type LanguageId } from '../../language/languages.ts';
import { loadMessages, speak } from '../../language/load.ts';
import { sentences } from '../../language/sentences.ts';

/**
 * Resolves with the title and description of every page in every language, for a server, which has no texts of its own. Runs at
 * build time. Rejects if a language or its messages cannot be loaded.
 */
export async function allHeads(): Promise<readonly HeadsInLanguage[]> {
  const heads: HeadsInLanguage[] = [];
  await loadMessages('home', 'door', 'rules');
  for (const id of LANGUAGES) {
    await speak(id);
    const { language } = useSpoken.getState();
    if (language !== null) heads.push(headsIn(language));
  }
  return heads;
}

function headsIn(language: Language): HeadsInLanguage {
  const say = sayIn(language);
  const description = say('page.description');
  const page = (title: string, about = description): Head => ({ title: say('page.page', { title }), description: about });
  return {
    lang: language.id,
    locale: REGIONS[language.id],
    home: { title: say('pages.title'), description },
    'rules-index': page(say('pages.rules-of-games')),
    stored: page(say('pages.stored')),
    lost: page(say('pages.lost.title')),
    games: Object.fromEntries(GAMES.map((game) => [game.id, headsOf(game, language)])),
  };
}

const REGIONS = { en: 'en_GB', es: 'es_ES', pl: 'pl_PL' } as const satisfies Record<LanguageId, string>;

function headsOf({ title: game, seats, blurb, more }: CatalogueEntry, language: Language): HeadsInLanguage['games'][string] {
  const say = sayIn(language);
  const about = sentences([say(playersInWords(seats)), say(blurb)]);
  const whole = sentences([about, say(more)]);
  const host = HOST_GAP;
  const title = say('pages.door.table', { host, game });
  const gathering = Array.from({ length: seats.max + 1 }, (_, free): Head =>
    free === 0
      ? { title, description: sentences([about, say('pages.door.full')]) }
      : {
          title: say('pages.door.invites', { host, game }),
          description: sentences([about, say('pages.door.free', { count: free })]),
        },
  );
  return {
    game: { title: say('page.page', { title: game }), description: whole },
    practice: { title: say('page.page', { title: say('pages.practise-against-bots', { game }) }), description: whole },
    lesson: { title: say('page.page', { title: say('pages.how-game-is-played', { game }) }), description: whole },
    rules: { title: say('page.page', { title: say('pages.rules-page.title', { game }) }), description: whole },
    gathering,
    playing: { title, description: sentences([about, say('pages.door.playing')]) },
    finished: { title, description: sentences([about, say('pages.door.over')]) },
  };
}
