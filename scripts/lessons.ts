import { existsSync } from 'node:fs';
import { type GameId, games } from '@chinwag/rules';
import type { Message } from '../apps/web/src/language/message.ts';
import { LANGUAGES } from '../apps/web/src/language/languages.ts';
import type { ReadOut } from '../apps/web/src/board/screen.ts';
import type { Lesson } from '../apps/web/src/board/lesson.ts';
import { type Learner, type Taught, taught } from '../apps/web/src/lessons/testing/taught.ts';
import { allScopes, textsOf } from './languages/catalogues.ts';

/*
 * `npm run lessons`: plays every lesson with learners of every kind, and looks up each message in each language. Prints every dead
 * end: a lesson that does not end, or that uses a message which a language lacks. Fails if there is one.
 */

const IDS = (Object.keys(games) as GameId[]).filter((id) => existsSync(`apps/web/src/games/${id}/lesson.ts`));
const LEARNERS: readonly Learner[] = ['heeds', 'first', 'last'];

const texts = Object.fromEntries(
  LANGUAGES.map((language) => [language, new Map(allScopes().flatMap((scope) => within(scope.name, textsOf(scope, language))))]),
);

let deadEnds = 0;
for (const id of IDS) {
  const { lesson }: { readonly lesson: Lesson } = await import(`../apps/web/src/games/${id}/lesson.ts`);
  for (const learner of LEARNERS) {
    const played = taught(id, lesson, learner);
    const unsaid = LANGUAGES.filter((language) => played.says.flatMap(keysOf).some((key) => texts[language]?.has(key) !== true));
    if (!played.hasEnded || unsaid.length > 0) deadEnds += 1;
    console.log(reportOf(id, learner, played, unsaid));
  }
}
console.log(`${IDS.length} lessons in ${LANGUAGES.length} languages, ${deadEnds} dead ends`);
process.exitCode = deadEnds === 0 ? 0 : 1;

function reportOf(id: string, learner: Learner, { slips, words, moves, hasEnded }: Taught, unsaid: readonly string[]): string {
  const end = hasEnded ? '' : ' DOES NOT END';
  const lacks = unsaid.length > 0 ? ` LACKS ${unsaid.join(', ')}` : '';
  return `${id}, ${learner}: ${moves} moves, ${slips.length} slips, ${words.length} words against a move${end}${lacks}`;
}

function within(scope: string, found: ReadonlyMap<string, string>): readonly (readonly [string, string])[] {
  return [...found].map(([key, text]) => [`${scope}.${key}`, text]);
}

function keysOf(said: ReadOut): readonly string[] {
  const messages: readonly Message[] = 'key' in said ? [said] : said;
  return messages.map(({ key }) => key);
}
