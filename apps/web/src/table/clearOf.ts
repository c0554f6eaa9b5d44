/** The edges of a box on the screen, in px. */
type ScreenEdges = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;

const GAP = 8;

/**
 * Returns the top of a notice, in px, so that the notice does not cover its subject. `windowHeight` is also in px. The notice keeps
 * its default place if possible. If that would cover the subject, the notice goes below it or, failing that, above it. If neither
 * fits, the notice keeps its default place.
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
