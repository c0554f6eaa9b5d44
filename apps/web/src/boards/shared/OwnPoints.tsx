import type { Position } from '@chinwag/rules';
import { written } from '../../wording/numbers.ts';

/** What `<OwnPoints>` takes. */
export interface OwnPointsProps {
  readonly viewer: Position;
  /** By seat. */
  readonly points: readonly number[];
}

/** One's own points beside the status line, where there is no place for an own seat. */
export function OwnPoints({ viewer, points }: OwnPointsProps) {
  if (viewer === 'spectator') return null;
  return (
    <span className="status-own">
      <b>{written(points[viewer] ?? 0)}</b> you
    </span>
  );
}
