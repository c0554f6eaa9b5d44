import { isOffered, parseOptions } from '@chinwag/rules';
import { describe, expect, test } from 'vitest';
import { GAMES } from './catalogue.ts';
import { optionChoices } from '../board/optionWords.ts';

describe.each(GAMES.map(({ title, screen }) => ({ title, load: screen })))('the host’s form of $title', ({ load }) => {
  test('offers all values of the rules, the default first, each with its own label', async () => {
    const { game, options } = await load();
    const form = optionChoices(game.options, options);
    expect(form.map(({ key }) => key)).toEqual(Object.keys(game.options));
    for (const { key, label, choices } of form) {
      expect(label).not.toBe('');
      expect(choices.map(({ value }) => value)).toEqual(game.options[key]?.values);
      expect(new Set(choices.map((choice) => choice.label)).size).toBe(choices.length);
      for (const { value } of choices) expect(parseOptions(game.options, { [key]: value })).toMatchObject({ [key]: value });
    }
  });

  test('limits amounts to the range of the rules', async () => {
    const { game, options } = await load();
    for (const { key, choices } of optionChoices(game.options, options)) {
      const option = game.options[key];
      for (const { value, amounts = [] } of choices) {
        for (const { part, least, most } of amounts) {
          const standing = (amount: number) => (part === null ? amount : { ...Object(value), [part]: amount });
          const offered = (amount: number) => option !== undefined && isOffered(option, standing(amount));
          const accepted = [least - 1, least, most, most + 1].map(offered);
          expect(accepted).toEqual([false, true, true, false]);
        }
      }
    }
  });
});
