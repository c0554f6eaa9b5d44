/** How Node collects garbage in every server that is measured, the bare rooms too: as `npm start` has it (decision 031). */
export const COLLECTING = [
  '--min-semi-space-size=64', '--max-semi-space-size=64', '--heap-growing-percent=200', '--v8-pool-size=1',
] as const;
