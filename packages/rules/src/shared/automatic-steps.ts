/** One thing that follows without anybody's move: the events it consists of, none if it is not due. */
export type AutomaticStep<State, Event> = (state: State) => readonly Event[];

/** The events of steps that follow one another, each given what the ones before it have made of `state`. */
export function runAutomaticSteps<State, Event>(
  state: State,
  steps: readonly AutomaticStep<State, Event>[],
  evolve: (state: State, event: Event) => State,
): readonly Event[] {
  const events: Event[] = [];
  let now = state;
  for (const step of steps) {
    for (const event of step(now)) {
      events.push(event);
      now = evolve(now, event);
    }
  }
  return events;
}

/** A step that is due only while no decision is pending: in the phase `settle`. */
export function whenIdle<State extends { readonly phase: { readonly name: string } }, Event>(
  step: AutomaticStep<State, Event>,
): AutomaticStep<State, Event> {
  return (state) => (state.phase.name === 'settle' ? step(state) : []);
}
