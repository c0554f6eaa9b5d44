/**
 * The garbage collection flags of Node for every measured server, including the baseline rooms. They are the same as in `npm start`
 * (decision 031).
 */
export const COLLECTING = [
  '--min-semi-space-size=64', '--max-semi-space-size=64', '--heap-growing-percent=200', '--v8-pool-size=1',
] as const;
