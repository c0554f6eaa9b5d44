// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import { GAMES } from '../../games/catalogue.ts';
import { playerByEar } from '../testing/byEar/games.ts';
import { Listener } from '../testing/byEar/listener.ts';
import { playByEar } from '../testing/byEar/player.ts';
import { Understanding } from '../testing/byEar/understanding.ts';
import { leaveLocalTable, NAMES, sitAtLocalTable } from '../testing/localTable.tsx';
import { ScreenReading } from '../testing/screenReading.ts';
import { strayEnglish } from '../testing/strayEnglish.ts';

afterEach(leaveLocalTable);

/** Longer than a whole game takes on a busy machine, in ms. */
const WHOLE_GAME = 180_000;

const OTHERS = GAMES.filter(({ shelf }) => shelf === 'home');
const LANGUAGES = [['English', 'en', 0], ['Spanish', 'es', 1], ['Polish', 'pl', 2]] as const;

/**
 * Whether a game is played in a language. Each game is played in one language, which the commit selects; `EVERY_LANGUAGE=1` plays
 * all.
 */
const isTried = (at: number): boolean => process.env['EVERY_LANGUAGE'] !== undefined || (at + COMMIT) % LANGUAGES.length === 0;
const COMMIT = Number(process.env['COMMIT'] ?? 0);

describe.each(LANGUAGES)('in %s', (_, language, turn) => {
  const tried = OTHERS.filter((__, at) => isTried(at + turn));
  test.each(tried)('a whole game of $title can be played by screen reader alone, all in one language', async ({ id, seats }) => {
    const player = playerByEar(id);
    if (player === null) throw new Error(`nobody plays ${id} by ear`);
    const reader = language === 'en' ? null : new ScreenReading(await strayEnglish(language, NAMES));
    const seat = await sitAtLocalTable({ game: id, seats: seats.min, language, ...player.sitting });
    const listener = new Listener(reader?.whilePlayedAt(seat) ?? seat, await Understanding.of(player.scopes, player.pack));
    await playByEar(listener, player);
    expect(seat.isOver()).toBe(true);
    reader?.read();
    expect(reader?.stray ?? []).toEqual([]);
  }, WHOLE_GAME);
});
