/** A balance as it is written: `6`, `0`, `−11`. */
export function written(balance: number): string {
  return balance < 0 ? `−${-balance}` : String(balance);
}

/** A change as it is written: `+4`, `−4`, `0`. */
export function signed(change: number): string {
  return change > 0 ? `+${change}` : written(change);
}

/** A balance as it is said: `6 counters`, `1 counter`, `owes 11`. */
export function inCounters(balance: number): string {
  if (balance < 0) return `owes ${-balance}`;
  return balance === 1 ? '1 counter' : `${balance} counters`;
}

/** Points as they are said: `no points`, `1 point`, `6 points`, `−10 points`. */
export function inPoints(points: number): string {
  if (points === 0) return 'no points';
  return points === 1 ? '1 point' : `${written(points)} points`;
}

/** A number of halves as it is written: `7`, `7½`, `½`. */
export function inHalves(points: number): string {
  const whole = Math.floor(points);
  if (whole === points) return String(points);
  return whole === 0 ? '½' : `${whole}½`;
}
