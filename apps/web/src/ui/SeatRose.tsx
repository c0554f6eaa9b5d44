/** A rose with a point for each seat, woven into the cloth. Purely decorative. */
export function SeatRose({ seats }: { readonly seats: number }) {
  const points = Array.from({ length: seats }, (_, k) => 180 + (k * 360) / seats);
  return (
    <svg className="seat-rose" viewBox="-120 -120 240 240" aria-hidden="true">
      <g fill="none" stroke="var(--on-cloth)" opacity=".2">
        <circle r="116" />
        <circle r="110" strokeWidth="4" strokeDasharray="1 8.6" />
      </g>
      <g opacity=".16">
        {points.map((turn) => (
          <g key={turn} transform={`rotate(${turn})`}>
            <path d="M0-108 16-18 0 0z" fill="var(--cloth-accent)" />
            <path d="M0-108-16-18 0 0z" fill="var(--on-cloth)" />
          </g>
        ))}
      </g>
    </svg>
  );
}
