/** One thing that comes by itself: the events it consists of, none if it is not due. */
export type Stage<State, Event> = (state: State) => readonly Event[];

/** The events of stages that follow one another, each told what the ones before it have made of `state`. */
export function staged<State, Event>(
  state: State,
  stages: readonly Stage<State, Event>[],
  evolve: (state: State, event: Event) => State,
): readonly Event[] {
  const events: Event[] = [];
  let now = state;
  for (const stage of stages) {
    for (const event of stage(now)) {
      events.push(event);
      now = evolve(now, event);
    }
  }
  return events;
}

/** A stage that is due only while nobody is awaited: in the phase `settle`. */
export function settling<State extends { readonly phase: { readonly name: string } }, Event>(
  stage: Stage<State, Event>,
): Stage<State, Event> {
  return (state) => (state.phase.name === 'settle' ? stage(state) : []);
}
