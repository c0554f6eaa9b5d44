import type { LogLine } from '../../session/gameSession.ts';
import { playSound } from '../../ui/sound/playSound.ts';
import { useNewLines } from './useNewLines.ts';

/** Plays a sound for good and bad news, once. If several lines arrive together, the last one with a sentiment decides. */
export function useNewsTone(logLines: readonly LogLine[]): void {
  useNewLines(logLines, (lines) => {
    const sentiment = lines.findLast((line) => line.sentiment !== undefined && line.sentiment !== 'plain')?.sentiment ?? 'plain';
    if (sentiment !== 'plain') playSound(sentiment === 'good' ? 'goodNews' : 'badNews');
  });
}
