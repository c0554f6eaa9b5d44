/** An automatic step: returns the events that follow without a move; no events if the step is not due. */
export type AutomaticStep<State, Event> = (state: State) => readonly Event[];

/**
 * Runs automatic steps in order. Returns their events. Each step gets the state that results from `state` and the previous steps.
 */
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

/** Returns a step that is due only while no decision is pending: in the phase `settle`. */
export function whenIdle<State extends { readonly phase: { readonly name: string } }, Event>(
  step: AutomaticStep<State, Event>,
): AutomaticStep<State, Event> {
  return (state) => (state.phase.name === 'settle' ? step(state) : []);
}
