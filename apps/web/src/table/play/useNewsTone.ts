import { useEffect, useRef } from 'react';
import type { Tone } from '../../boards/shared/tone.ts';
import type { LogLine } from '../../connection/gameSession.ts';
import { playNotes } from '../../kit/turnTone.ts';

/** Up for good news, down for bad, in Hz. */
const NOTES: Readonly<Record<Exclude<Tone, 'plain'>, readonly [number, number]>> = {
  good: [783.99, 1046.5],
  bad: [311.13, 233.08],
};

/** Lets good news and bad be heard, once; where several lines are told together, the last of them that is either. */
export function useNewsTone(told: readonly LogLine[]): void {
  const heard = useRef(told.at(-1)?.key ?? -1);
  useEffect(() => {
    const fresh = told.filter(({ key }) => key > heard.current);
    heard.current = Math.max(heard.current, ...fresh.map(({ key }) => key));
    const tone = fresh.findLast((line) => line.tone !== undefined && line.tone !== 'plain')?.tone ?? 'plain';
    if (tone !== 'plain') playNotes(...NOTES[tone]);
  }, [told]);
}
