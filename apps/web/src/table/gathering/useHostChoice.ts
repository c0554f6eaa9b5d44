import { useEffect, useRef } from 'react';
import type { OptionChoice, OptionValue } from '../../board/optionWords.ts';
import { useTable } from '../tableContext.ts';
import { type ChosenOptions, chosen, unsent } from './chosenOptions.ts';

/** Chooses a new value of an option, given a function from the current value to the new one. */
export type HostChoice = (option: OptionChoice, change: (value: OptionValue) => OptionValue) => void;

/** Returns the host's function to choose an option. It sends all options together, so that unsent choices are included. */
export function useHostChoice(): HostChoice {
  const { table, status, ask } = useTable();
  const { game, options } = table;
  const live = status.name === 'live';
  const asked = useRef<ChosenOptions>({});
  useEffect(() => {
    // a request over a lost connection never reaches the table
    asked.current = live ? unsent(asked.current, options) : {};
  }, [options, live]);
  return (option, change) => {
    const { value } = chosen(option, { ...options, ...asked.current });
    const wanted = { ...asked.current, [option.key]: change(value) };
    if (live) asked.current = wanted;
    ask('configure', { game, options: { ...options, ...wanted } });
  };
}
