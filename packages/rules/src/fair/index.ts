export * from './bytes.ts';
export * from './canonical-json.ts';
export * from './check-rounds.ts';
export * from './commitments.ts';
export * from './hash-chain.ts';
export * from './mark.ts';
export * from './rounds.ts';
