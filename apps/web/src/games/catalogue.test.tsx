// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../language/languages.ts';
import { gameStories } from '../stories/gameStories.ts';
import { GAMES } from './catalogue.ts';
import { rulesText } from './rulesText.ts';

describe.each(GAMES)('the folder of $title', ({ id, Back, introduction, screen }) => {
  it('contains a card back, a screen, an introduction, stories, and rules in every language', async () => {
    expect(Back).toBeTypeOf('function');
    expect((await screen()).game.id).toBe(id);
    expect(Object.keys(await introduction())).toEqual(['wins', 'hurts', 'turn']);
    expect(Object.keys(await gameStories(id))).not.toEqual([]);
    const texts = await Promise.all(LANGUAGES.map(async (language) => await rulesText(id, language)?.()));
    for (const text of texts) expect(text).toMatch(/^# /u);
    expect(new Set(texts).size).toBe(LANGUAGES.length);
  });
});

it('every game on the home page has a lesson', () => {
  expect(GAMES.filter(({ shelf, lesson }) => shelf === 'home' && lesson === null)).toEqual([]);
});
