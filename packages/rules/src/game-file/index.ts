export * from './check.ts';
export * from './faults.ts';
export * from './format.ts';
export * from './read.ts';
export * from './replay.ts';
export * from './seal.ts';
export * from './write.ts';
