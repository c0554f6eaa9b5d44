import type { LogLine } from '../../session/gameSession.ts';
import { playSound } from '../../ui/sound/playSound.ts';
import { useNewLines } from './useNewLines.ts';

/** Lets good news and bad be heard, once; where several lines are said together, the last of them that is either. */
export function useNewsTone(logLines: readonly LogLine[]): void {
  useNewLines(logLines, (lines) => {
    const sentiment = lines.findLast((line) => line.sentiment !== undefined && line.sentiment !== 'plain')?.sentiment ?? 'plain';
    if (sentiment !== 'plain') playSound(sentiment === 'good' ? 'goodNews' : 'badNews');
  });
}
