export * from './games/registry.ts';
export * from './kernel/cards.ts';
export * from './kernel/game.ts';
export * from './kernel/seat.ts';
export * from './kernel/shuffle.ts';
export * from './kernel/spanish-cards.ts';
export * from './kernel/violation.ts';
export * from './shared/tricks.ts';
