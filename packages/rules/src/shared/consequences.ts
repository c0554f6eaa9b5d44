/** The events that come by themselves, `next` by `next`, while the phase is `settle`, which awaits nobody. */
export function consequences<State extends { readonly phase: { readonly name: string } }, Event>(
  state: State,
  next: (state: State) => Event,
  evolve: (state: State, event: Event) => State,
): readonly Event[] {
  const events: Event[] = [];
  let now = state;
  while (now.phase.name === 'settle') {
    const event = next(now);
    events.push(event);
    now = evolve(now, event);
  }
  return events;
}
