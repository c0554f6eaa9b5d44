import { describe, expect, test } from 'vitest';
import type { OptionChoice } from '../../board/optionWords.ts';
import { message } from '../../language/message.ts';
import { inEnglish } from '../../language/testing.ts';
import { amountIn, amountsInWords, chosen, unsent, withAmount } from './chosenOptions.ts';

const ante = { part: null, label: message('chinchon.option.ante-amount'), least: 0, most: 100 };
const pot: OptionChoice = {
  isLength: false,
  key: 'ante',
  label: message('chinchon.option.ante'),
  choices: [
    { value: 10, label: message('chinchon.option.ante-some'), help: message('chinchon.option.ante-some-help'), amounts: [ante] },
    { value: 0, label: message('chinchon.option.ante-none'), help: message('chinchon.option.ante-none-help') },
  ],
};
const buy = { part: 'buy', label: message('chinaso.option.buy'), least: 0, most: 100 };
const hand = { part: 'hand', label: message('chinaso.option.hand'), least: 0, most: 100 };
const stakes: OptionChoice = {
  isLength: false,
  key: 'stakes',
  label: message('chinaso.option.stakes'),
  choices: [
    { value: 'off', label: message('chinaso.option.points'), help: message('chinaso.option.points-help') },
    {
      value: { buy: 1, hand: 5 },
      label: message('chinaso.option.counters'),
      help: message('chinaso.option.counters-help'),
      amounts: [buy, hand],
    },
  ],
};

test('a rule shows the label of its choice', () => {
  const rule = { what: pot.label, value: chosen(pot, { ante: 0 }).choice.label };
  expect(inEnglish(message('gathering.rule', rule))).toBe('The pot: No pot');
});

describe('the value of an option', () => {
  test('is its default if the table has none', () => {
    expect(chosen(pot, {})).toEqual({ choice: pot.choices[0], value: 10 });
  });

  test('is the choice with exactly that value', () => {
    expect(inEnglish(chosen(pot, { ante: 0 }).choice.label)).toBe('No pot');
    expect(inEnglish(chosen(stakes, { stakes: 'off' }).choice.label)).toBe('Points');
  });

  test('is the choice with amounts for any other value, with the host’s own amounts', () => {
    expect(chosen(pot, { ante: 25 })).toEqual({ choice: pot.choices[0], value: 25 });
    expect(chosen(stakes, { stakes: { buy: 2, hand: 7 } })).toEqual({
      choice: stakes.choices[1],
      value: { buy: 2, hand: 7 },
    });
  });
});

describe('unsent options', () => {
  test('are the requested values that differ from the table’s', () => {
    expect(unsent({ ante: 0, deck: '48' }, { ante: 10, deck: '48' })).toEqual({ ante: 0 });
  });

  test('are empty once all amounts are sent', () => {
    const asked = { stakes: { buy: 2, hand: 7 } };
    expect(unsent(asked, { stakes: { buy: 2, hand: 5 } })).toEqual(asked);
    expect(unsent(asked, { stakes: { buy: 2, hand: 7 } })).toEqual({});
  });
});

describe('an amount', () => {
  test('is the value itself or a part of it', () => {
    expect(amountIn(25, ante)).toBe(25);
    expect(amountIn({ buy: 2, hand: 7 }, hand)).toBe(7);
  });

  test('changes independently of the others', () => {
    expect(withAmount(25, ante, 3)).toBe(3);
    expect(withAmount({ buy: 2, hand: 7 }, buy, 4)).toEqual({ buy: 4, hand: 7 });
  });

  test('has a label for its purpose', () => {
    const said = amountsInWords(chosen(stakes, { stakes: { buy: 2, hand: 7 } }));
    expect(said.map((amount) => inEnglish(amount))).toEqual(['A buy: 2', 'A hand: 7']);
    expect(amountsInWords(chosen(stakes, { stakes: 'off' }))).toEqual([]);
  });
});
