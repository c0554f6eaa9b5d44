/** A `<use>` of a 100-by-100-unit drawing, at (x, y) with this width. */
export function Emblem({ href, x, y, width }: { href: string; x: number; y: number; width: number }) {
  return <use href={href} x={x} y={y} width={width} height={width} />;
}
