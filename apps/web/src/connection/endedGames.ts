import { type Answer, keptGameAnswerSchema, type KeptGameAnswer } from '@chinwag/protocol';
import { ask, type Token } from './api.ts';

/** A game that is over, by its id; with the token of a guest, also where only those who were there may see it. */
export function getGame(token: Token | undefined, id: string): Promise<Answer<KeptGameAnswer>> {
  return ask(`/games/${encodeURIComponent(id)}`, keptGameAnswerSchema, { method: 'GET', token });
}
