import type { Viewer } from '@chinwag/rules';
import { useEffect } from 'react';
import { hasEvidence } from '../evidence.ts';
import { openCheck } from './openChecks.ts';

/**
 * Has a game checked that is over. A spectator’s device can only find that it was shown something else than is in the record: where
 * it saved nothing it has nothing to compare, and asks for nothing.
 */
export function useCheckWhenOver(gameId: string, viewer: Viewer, purpose: 'friends' | 'practice'): void {
  useEffect(() => {
    if (purpose === 'friends' && (viewer !== 'spectator' || hasEvidence(gameId))) openCheck(gameId);
  }, [gameId, viewer, purpose]);
}
