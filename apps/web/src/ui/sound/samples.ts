/** The sample rate of every sound, in Hz. */
export const SAMPLE_RATE = 32_000;

/** A sound, or a part of one: samples from -1 to 1 at `SAMPLE_RATE`, on one channel. */
export type Samples = Float32Array<ArrayBuffer>;

/** A part of a sound, and its start time within the whole, in seconds. */
export interface Strike {
  readonly at: number;
  readonly samples: Samples;
  /** The level relative to the other parts; 1 if omitted. */
  readonly level?: number;
}

/** Returns silence of this many seconds. */
function silence(seconds: number): Samples {
  return new Float32Array(Math.ceil(seconds * SAMPLE_RATE));
}

/** Returns the mix of several parts, each from its own start time. */
export function mixed(parts: readonly Strike[]): Samples {
  const end = Math.max(...parts.map(({ at, samples }) => at + samples.length / SAMPLE_RATE));
  const whole = silence(end);
  for (const { at, samples, level = 1 } of parts) {
    const from = Math.round(at * SAMPLE_RATE);
    samples.forEach((sample, k) => {
      if (from + k < whole.length) whole[from + k] = (whole[from + k] ?? 0) + level * sample;
    });
  }
  return whole;
}

/** Returns noise of this many seconds. A linear congruential generator makes the noise the same each time. */
export function noise(seconds: number, seed: number): Samples {
  let state = seed >>> 0;
  return silence(seconds).map(() => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  });
}

/**
 * Returns a sound passed through a band-pass filter at a frequency in Hz, which may glide. `sharpness` is the filter's quality
 * factor (Q).
 */
export function band(samples: Samples, frequency: number | ((second: number) => number), sharpness: number): Samples {
  // A state-variable filter stays in tune while its frequency changes.
  let [low, through] = [0, 0];
  return samples.map((sample, k) => {
    const hertz = typeof frequency === 'number' ? frequency : frequency(k / SAMPLE_RATE);
    const f = 2 * Math.sin(Math.PI * Math.min(hertz / SAMPLE_RATE, 0.16));
    low += f * through;
    const high = sample - low - through / sharpness;
    through += f * high;
    return through;
  });
}

/** Returns a sound shaped by an envelope, which gives the level at each second after the start. */
export function shaped(samples: Samples, level: (second: number) => number): Samples {
  return samples.map((sample, k) => sample * level(k / SAMPLE_RATE));
}

/** Returns the envelope of a struck sound, which rises at once and decays to a third in `decay` seconds. */
export function struck(decay: number): (second: number) => number {
  return (second) => Math.min(1, second / ATTACK) * Math.exp(-second / decay);
}
const ATTACK = 0.0008;

/** Returns an envelope that swells and falls over `length` seconds. */
export function swelling(length: number): (second: number) => number {
  return (second) => Math.sin(Math.PI * Math.min(1, second / length)) ** 2;
}

/** One mode of a struck body: its frequency in Hz, its relative level, and its decay time to a third, in seconds. */
export interface Swing {
  readonly hertz: number;
  readonly level: number;
  readonly decay: number;
}

/** Returns the sound of a struck body with these modes. */
export function body(modes: readonly Swing[]): Samples {
  const parts = modes.map(({ hertz, level, decay }): Strike => {
    const swing = silence(6 * decay).map((_, k) => Math.sin((2 * Math.PI * hertz * k) / SAMPLE_RATE));
    return { at: 0, level, samples: shaped(swing, struck(decay)) };
  });
  return mixed(parts);
}

/** Returns the loudness of the loudest 50 ms of a sound, in decibels relative to full scale. */
export function loudnessOf(samples: Samples): number {
  const window = SAMPLE_RATE / 20;
  let [sum, most] = [0, 0];
  samples.forEach((sample, k) => {
    sum += sample ** 2 - (samples[k - window] ?? 0) ** 2;
    most = Math.max(most, sum);
  });
  return 10 * Math.log10(most / window);
}

/** The time for which a sound fades at its end, in seconds. A sound that is cut off would click. */
const FADE = 0.012;

/** Returns a sound normalized to the given loudness, with no peak above `highest`. It starts and ends in silence. */
export function mastered(samples: Samples, loudness: number, highest: number): Samples {
  const gain = 10 ** ((loudness - loudnessOf(samples)) / 20);
  const length = samples.length / SAMPLE_RATE;
  return samples.map((sample, k) => {
    const left = length - (k + 1) / SAMPLE_RATE;
    return highest * Math.tanh((gain * sample) / highest) * Math.min(1, left / FADE);
  });
}
