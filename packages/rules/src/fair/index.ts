export * from './bytes.ts';
export * from './canonical-json.ts';
export * from './check-rounds.ts';
export * from './promises.ts';
export * from './rounds.ts';
export * from './seen.ts';
