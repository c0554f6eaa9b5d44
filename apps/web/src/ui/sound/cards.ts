import { band, body, mixed, noise, type Strike, type Samples, shaped, struck, swelling } from './samples.ts';

/** Returns the sound of a card's edge that snaps: short and bright. */
function snap(seed: number): Samples {
  return shaped(band(noise(0.09, seed), 3400, 1.4), struck(0.012));
}

/** Returns the sound of a card that lands on cloth: dull and short. */
function landing(seed: number): Samples {
  const cloth = shaped(band(noise(0.14, seed), 420, 1.1), struck(0.022));
  return mixed([{ at: 0, samples: cloth }, { at: 0, level: 0.5, samples: body([{ hertz: 118, level: 1, decay: 0.03 }]) }]);
}

/** Returns the sound of paper that slides over cloth, from one brightness to another, in Hz. */
function slide(seconds: number, seed: number, from: number, to: number): Samples {
  const gliding = (second: number): number => from + ((to - from) * second) / seconds;
  return shaped(band(noise(seconds, seed), gliding, 0.9), swelling(seconds));
}

/** Returns snaps at these moments, in seconds, each of a different card. */
function snaps(moments: readonly number[], seed: number): readonly Strike[] {
  return moments.map((at, k) => ({ at, level: 0.75 + 0.25 * ((k * 7) % 4) / 3, samples: snap(seed + k) }));
}

/** Returns the sound of a card being played: it slides, then lands. */
export function play(): Samples {
  return mixed([
    { at: 0, level: 0.35, samples: slide(0.07, 11, 1800, 2600) },
    { at: 0.05, samples: landing(12) },
    { at: 0.05, level: 0.7, samples: snap(13) },
  ]);
}

/** Returns the sound of a card drawn from the stock. */
export function draw(): Samples {
  return mixed([{ at: 0, samples: slide(0.16, 21, 1200, 2900) }, { at: 0.13, level: 0.6, samples: snap(22) }]);
}

/** Returns the sound of cards being dealt, one after the other. */
export function deal(): Samples {
  const moments = [0, 0.085, 0.17, 0.255, 0.34];
  return mixed([...snaps(moments, 31), ...moments.map((at, k) => ({ at: at + 0.03, level: 0.55, samples: landing(36 + k) }))]);
}

/** Returns the sound of a trick being swept in by its winner. */
export function sweep(): Samples {
  return mixed([{ at: 0, samples: slide(0.3, 41, 900, 2300) }, { at: 0.25, level: 0.8, samples: landing(42) }]);
}

/** Returns the sound of a shuffle: two halves interleave, and slide together. */
export function shuffle(): Samples {
  const riffle = Array.from({ length: 24 }, (_, k) => 0.55 * Math.sqrt(k / 24));
  return mixed([
    ...snaps(riffle, 51),
    { at: 0.55, level: 0.6, samples: slide(0.18, 90, 1500, 900) },
    { at: 0.7, samples: landing(91) },
  ]);
}

/** Returns the sound of cards being laid down in a row. */
export function layDown(): Samples {
  return mixed([0, 0.075, 0.15].flatMap((at, k) => [
    { at, samples: landing(101 + k) }, { at, level: 0.8, samples: snap(111 + k) },
  ]));
}

/** Returns the sound of counters sliding and piling up. */
export function counters(): Samples {
  const chip = (at: number, tuning: number): Strike => ({
    at,
    samples: body([
      { hertz: 2150 * tuning, level: 1, decay: 0.016 },
      { hertz: 3480 * tuning, level: 0.7, decay: 0.011 },
      { hertz: 5350 * tuning, level: 0.35, decay: 0.007 },
    ]),
  });
  return mixed([chip(0, 1), chip(0.06, 1.06), chip(0.105, 0.96), chip(0.16, 1.02)]);
}
