import { band, body, mixed, noise, type Strike, type Samples, shaped, struck } from './samples.ts';

/** Returns the sound of a softly struck bar of wood: its note in Hz, and the two overtones of a bar. */
function bar(hertz: number, decay: number): Samples {
  return body([
    { hertz, level: 1, decay },
    { hertz: 3.93 * hertz, level: 0.18, decay: decay / 4 },
    { hertz: 9.2 * hertz, level: 0.05, decay: decay / 12 },
  ]);
}

/** Returns the sound of bars struck one after the other, this many seconds apart. */
function tune(notes: readonly number[], apart: number, decay: number): Samples {
  return mixed(notes.map((hertz, k): Strike => ({ at: k * apart, samples: bar(hertz, decay) })));
}

/** Returns the sound of a knuckle on a table. */
function knuckle(seed: number): Samples {
  return mixed([
    { at: 0, level: 0.5, samples: shaped(band(noise(0.05, seed), 1500, 0.8), struck(0.006)) },
    {
      at: 0,
      samples: body([
        { hertz: 186, level: 1, decay: 0.035 }, { hertz: 412, level: 0.6, decay: 0.022 }, { hertz: 865, level: 0.3, decay: 0.012 },
      ]),
    },
  ]);
}

const [G4, C5, E5, G5, A5, C6] = [392, 523.25, 659.25, 783.99, 880, 1046.5] as const;
const [D4_FLAT, B3_FLAT] = [277.18, 233.08] as const;

/** Returns the sound of a rap on the table, for a closed deal or a nudge. */
export function rap(): Samples {
  return mixed([{ at: 0, samples: knuckle(201) }, { at: 0.15, level: 0.85, samples: knuckle(202) }]);
}

/** Returns the sound for the viewer's turn. */
export function yourTurn(): Samples {
  return tune([E5, A5], 0.13, 0.16);
}

/** Returns the sound that warns of little time left. */
export function timeRunningOut(): Samples {
  return tune([A5, A5, A5], 0.16, 0.035);
}

/** Returns the sound for good news. */
export function goodNews(): Samples {
  return tune([G5, C6], 0.11, 0.13);
}

/** Returns the sound for bad news. */
export function badNews(): Samples {
  return tune([D4_FLAT, B3_FLAT], 0.14, 0.15);
}

/** Returns the sound for a finished game with a winner. */
export function win(): Samples {
  return mixed([
    { at: 0, samples: tune([G4, C5, E5, G5], 0.12, 0.2) },
    { at: 0.52, samples: mixed([C5, E5, C6].map((hertz): Strike => ({ at: 0, level: 0.7, samples: bar(hertz, 0.28) }))) },
  ]);
}
