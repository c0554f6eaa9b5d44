import { defaultOptions, type GameOption, parseOptions } from '../options.ts';
import type { Law } from './law.ts';
import { demand, demandSame } from './law-broken.ts';
import { valuesOf } from './option-sets.ts';

/**
 * Every offered value of an option parses as itself, and lets a game begin. The game refuses any other value and uses the first
 * value of an option that is left out. Each option cites its rule.
 */
export const options: Law = {
  number: 11,
  name: 'options',
  says: 'Every offered value parses to itself and starts a game. The schema rejects any other value. The first value is '
    + 'the default.',
  examine({ game }, { setup }) {
    const usual = Object.fromEntries(Object.entries(game.options).map(([name, { values }]) => [name, values[0]]));
    demandSame('an omitted option does not take its first value', usual, defaultOptions(game.options));
    for (const [name, option] of Object.entries(game.options)) {
      demand(/^[A-Z]{2}\d+(\.\d+)*$/.test(option.rule), `the option ${name} cites no rule: ${option.rule}`);
      for (const value of valuesOf(option)) {
        const chosen = { ...usual, [name]: value };
        demandSame(`the option ${name} is parsed as a different value`, chosen, parseOptions(game.options, chosen));
        const started = game.begin({ ...setup, options: chosen }).state;
        demandSame('the game does not use the chosen options', chosen, optionsIn(started));
      }
      for (const value of notOffered(option)) {
        const read = parseOptions(game.options, { [name]: value });
        demandSame(`the option ${name} accepts a value that it does not offer`, null, read);
      }
    }
    demandSame('an unknown option is accepted', null, parseOptions(game.options, { 'no such option': 1 }));
  },
};

/** Returns the options in a state, for a game that stores them there. */
function optionsIn(state: object): unknown {
  return 'options' in state ? state.options : undefined;
}

function notOffered(option: GameOption): readonly unknown[] {
  const never = ['no such value', null, -1, 0.5, {}, []];
  return option.kind === 'amount' ? [...never, option.range.least - 1, option.range.most + 1] : never;
}
