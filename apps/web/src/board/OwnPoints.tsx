import type { Position } from '@chinwag/rules';
import { placed } from '../ui/place.ts';
import { useWords } from '../language/useWords.ts';

export interface OwnPointsProps {
  readonly viewer: Position;
  /** Points by seat. */
  readonly points: readonly number[];
}

/**
 * The viewer's own points beside the status line, for layouts that do not show the viewer's own seat. Renders nothing for a
 * spectator.
 */
export function OwnPoints({ viewer, points }: OwnPointsProps) {
  const { say, written } = useWords();
  if (viewer === 'spectator') return null;
  return (
    <span className="status-own" {...placed('points')}>
      <b>{written(points[viewer] ?? 0)}</b> {say('board.own-points')}
    </span>
  );
}
