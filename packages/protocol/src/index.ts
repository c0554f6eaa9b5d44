export * from './chat.ts';
export * from './errors.ts';
export * from './game-messages.ts';
export * from './http.ts';
export * from './identity.ts';
export * from './requests.ts';
export * from './table-view.ts';
export * from './tally.ts';
