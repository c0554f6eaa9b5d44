import type { Viewer } from '@chinwag/rules';
import { useEffect } from 'react';
import { hasEvidence } from '../evidence.ts';
import { openCheck } from './openChecks.ts';

/**
 * Opens a check of a finished game; does nothing for a practice game. A spectator's device can only find that what it was shown
 * differs from the record. If such a device stored nothing, it requests nothing.
 */
export function useCheckWhenOver(gameId: string, viewer: Viewer, purpose: 'friends' | 'practice'): void {
  useEffect(() => {
    if (purpose === 'friends' && (viewer !== 'spectator' || hasEvidence(gameId))) openCheck(gameId);
  }, [gameId, viewer, purpose]);
}
