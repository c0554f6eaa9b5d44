import type { Viewer } from '@chinwag/rules';
import { useEffect } from 'react';
import { hasEvidence } from '../evidence.ts';
import { openCheck } from './openChecks.ts';

/**
 * Has a finished game checked; does nothing for a practice game. A spectator's device can only find that it was shown something
 * other than the record. If it stored nothing, it has nothing to compare and requests nothing.
 */
export function useCheckWhenOver(gameId: string, viewer: Viewer, purpose: 'friends' | 'practice'): void {
  useEffect(() => {
    if (purpose === 'friends' && (viewer !== 'spectator' || hasEvidence(gameId))) openCheck(gameId);
  }, [gameId, viewer, purpose]);
}
