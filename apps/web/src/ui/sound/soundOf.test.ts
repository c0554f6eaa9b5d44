import { describe, expect, it } from 'vitest';
import { loudnessOf, SAMPLE_RATE } from './samples.ts';
import { SOUND_NAMES } from './soundNames.ts';
import { soundOf } from './soundOf.ts';

/** The highest allowed peak: -6 decibels. */
const PEAK = 10 ** (-6 / 20);

/** A step between two samples beside silence that would be heard as a click. */
const CLICK = 0.02;

const decibels = SOUND_NAMES.map((name) => loudnessOf(soundOf(name)));

describe.each(SOUND_NAMES)('the sound %s', (name) => {
  const samples = soundOf(name);

  it('is short but not too short', () => {
    expect(samples.length / SAMPLE_RATE).toBeGreaterThan(0.08);
    expect(samples.length / SAMPLE_RATE).toBeLessThan(2.5);
  });

  it('has a peak of at most -6 decibels, and only finite samples', () => {
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(peak).toBeGreaterThan(0.05);
    expect(peak).toBeLessThanOrEqual(PEAK);
  });

  it('is within 3 decibels of every other sound', () => {
    const own = loudnessOf(samples);
    for (const other of decibels) expect(Math.abs(own - other)).toBeLessThan(3);
  });

  it('begins and ends without a click', () => {
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(CLICK);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(CLICK / 10);
    for (let k = samples.length - 32; k < samples.length; k++) {
      expect(Math.abs((samples[k] ?? 0) - (samples[k - 1] ?? 0))).toBeLessThan(CLICK);
    }
  });

  it('is the same each time', () => {
    expect(soundOf(name).every((sample, k) => sample === samples[k])).toBe(true);
  });
});
