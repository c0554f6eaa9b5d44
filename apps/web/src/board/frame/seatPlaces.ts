/** Returns the number of seats side by side on a phone. */
export function chipColumns(seats: number): number {
  return seats === 5 || seats === 6 ? 3 : Math.min(seats, 4);
}

/** Returns the number of seats one below the other beside the middle of a low table. */
export function chipRows(seats: number): number {
  return seats > 5 ? Math.ceil(seats / 2) : seats;
}

/* How far the ring is straightened on the left and the right, so that the seats there are in columns. */
const STRAIGHTENED = 1.5;

/** Returns how far right of the middle a seat is, from -1 to 1, in the straightened ring. */
export function across(angle: number): number {
  return Math.max(-1, Math.min(1, cosine(angle) * STRAIGHTENED));
}

/** Returns the side of the table that a seat is on. The seat's text is on the far side of its token. */
export function towards(angle: number): 'left' | 'right' | 'ahead' {
  if (Math.abs(cosine(angle)) < 0.2) return 'ahead';
  return cosine(angle) < 0 ? 'left' : 'right';
}

function cosine(angle: number): number {
  return Math.cos((angle * Math.PI) / 180);
}

/** Returns how far below the middle an angle in degrees is, from -1 to 1. */
export function sine(angle: number): number {
  return Math.sin((angle * Math.PI) / 180);
}
