import type { Sentiment } from '../../board/sentiment.ts';
import type { LogLine } from '../../session/gameSession.ts';
import { playNotes } from '../../ui/turnTone.ts';
import { useNewLines } from './useNewLines.ts';

/** Up for good news, down for bad, in Hz. */
const NOTES: Readonly<Record<Exclude<Sentiment, 'plain'>, readonly [number, number]>> = {
  good: [783.99, 1046.5],
  bad: [311.13, 233.08],
};

/** Lets good news and bad be heard, once; where several lines are said together, the last of them that is either. */
export function useNewsTone(logLines: readonly LogLine[]): void {
  useNewLines(logLines, (lines) => {
    const sentiment = lines.findLast((line) => line.sentiment !== undefined && line.sentiment !== 'plain')?.sentiment ?? 'plain';
    if (sentiment !== 'plain') playNotes(...NOTES[sentiment]);
  });
}
