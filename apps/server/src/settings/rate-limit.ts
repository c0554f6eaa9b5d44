/** A rate limit as a token bucket: a burst of `atOnce` tokens, and one more token every `every` ms. */
export interface RateLimit {
  readonly atOnce: number;
  readonly every: number;
}
