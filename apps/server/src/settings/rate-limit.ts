/** A rate limit as a token bucket: a burst of `atOnce`, and one more every `every` ms. */
export interface RateLimit {
  readonly atOnce: number;
  readonly every: number;
}
