import {
  type Answer, type HistoryPart, historyPartSchema, packedGameAnswerSchema, storedGameAnswerSchema, type StoredGameAnswer,
} from '@chinwag/protocol';
import * as z from 'zod/mini';
import { ask, NOT_UNDERSTOOD, type Token } from './api.ts';
import { unpackedMoves } from './unpackedMoves.ts';

/** A server older than this page does not pack moves. */
const anyGameAnswerSchema = z.union([packedGameAnswerSchema, storedGameAnswerSchema]);

/**
 * Resolves with a finished game by its id, or the refusal. With a guest's token, that includes games that only their players may
 * see.
 */
export async function getGame(token: Token | undefined, id: string): Promise<Answer<StoredGameAnswer>> {
  const path = `/games/${encodeURIComponent(id)}?moves=packed`;
  const answer = await ask(path, anyGameAnswerSchema, { method: 'GET', token });
  if (!answer.ok) return answer;
  const { game, ...besides } = answer;
  const moves = typeof game.moves === 'string' ? await unpackedMoves(game.moves) : game.moves;
  const read = storedGameAnswerSchema.safeParse({ ...besides, game: { ...game, moves } });
  return read.success ? { ...read.data, ok: true } : NOT_UNDERSTOOD;
}

/**
 * Resolves with a page of the games that a guest has finished, newest first, or the refusal. The page starts after `before`, or at
 * the newest game.
 */
export function getHistory(token: Token, before: string | null): Promise<Answer<HistoryPart>> {
  const query = before === null ? '' : `?before=${encodeURIComponent(before)}`;
  return ask(`/history${query}`, historyPartSchema, { method: 'GET', token });
}
