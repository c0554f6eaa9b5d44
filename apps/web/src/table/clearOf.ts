/** ScreenEdges on the screen, in px. */
type ScreenEdges = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;

const GAP = 8;

/**
 * How far from the upper edge of a window of that height a notice lies, in px, so that it covers nothing of what it is about: where
 * it would lie anyway, else below that, or above it. Where there is no room for either it stays.
 */
export function topClearOf(about: ScreenEdges, notice: ScreenEdges, windowHeight: number): number {
  const height = notice.bottom - notice.top;
  const isBeside = about.right <= notice.left || about.left >= notice.right;
  if (isBeside || about.bottom <= notice.top || about.top >= notice.bottom) return notice.top;
  const below = about.bottom + GAP;
  if (below + height + GAP <= windowHeight) return below;
  const above = about.top - GAP - height;
  return above >= GAP ? above : notice.top;
}
