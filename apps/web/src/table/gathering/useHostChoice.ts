import { useEffect, useRef } from 'react';
import type { OptionChoice, OptionValue } from '../../board/optionWords.ts';
import { useTable } from '../tableContext.ts';
import { type ChosenOptions, chosen, unsent } from './chosenOptions.ts';

/** Chooses an option's value, given the one it stands at by then. */
export type HostChoice = (option: OptionChoice, change: (value: OptionValue) => OptionValue) => void;

/** The host's way to choose. All options go to the table together, so what it has not sent yet goes along. */
export function useHostChoice(): HostChoice {
  const { table, status, ask } = useTable();
  const { game, options } = table;
  const live = status.name === 'live';
  const asked = useRef<ChosenOptions>({});
  useEffect(() => {
    // what is asked over a lost connection never comes to the table
    asked.current = live ? unsent(asked.current, options) : {};
  }, [options, live]);
  return (option, change) => {
    const { value } = chosen(option, { ...options, ...asked.current });
    const wanted = { ...asked.current, [option.key]: change(value) };
    if (live) asked.current = wanted;
    ask('configure', { game, options: { ...options, ...wanted } });
  };
}
