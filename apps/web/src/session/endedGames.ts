import {
  type Answer, type HistoryPart, historyPartSchema, storedGameAnswerSchema, type StoredGameAnswer,
} from '@chinwag/protocol';
import { ask, type Token } from './api.ts';

/** A game that is over, by its id; with the token of a guest, also where only those who were there may see it. */
export function getGame(token: Token | undefined, id: string): Promise<Answer<StoredGameAnswer>> {
  return ask(`/games/${encodeURIComponent(id)}`, storedGameAnswerSchema, { method: 'GET', token });
}

/** Some of the games that a guest has played to their end, the newest first: from a place in their list on, or its beginning. */
export function getHistory(token: Token, before: string | null): Promise<Answer<HistoryPart>> {
  const query = before === null ? '' : `?before=${encodeURIComponent(before)}`;
  return ask(`/history${query}`, historyPartSchema, { method: 'GET', token });
}
