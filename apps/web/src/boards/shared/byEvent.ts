import type { Tagged } from '@chinwag/rules';

/** What is said of each kind of event: the same of all of its kind, or by the event and the state it happened to. */
export type ByEvent<Event extends Tagged, State, Said> = {
  readonly [Type in Event['type']]: Said | ((event: Extract<Event, { readonly type: Type }>, before: State) => Said);
};

/** What is said of an event that happened to `before`; undefined where nothing is said of its kind. */
export function saidOf<Event extends Tagged, State, Said extends string | readonly unknown[]>(
  each: Partial<ByEvent<Event, State, Said>>, event: Event, before: State,
): Said | undefined {
  // that an event goes with what is said of its own kind, the compiler cannot see
  const all: Readonly<Partial<Record<string, Said | ((event: Event, before: State) => Said)>>> = each as never;
  const said = all[event.type];
  return typeof said === 'function' ? said(event, before) : said;
}
