/** How much of something one may have: so many at once, and one more after each so many ms. */
export interface RateLimit {
  readonly atOnce: number;
  readonly every: number;
}
