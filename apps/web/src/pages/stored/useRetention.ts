import { type Refusal, type Retention, retentionSchema } from '@chinwag/protocol';
import { useEffect, useState } from 'react';
import { IS_COPY } from '../../basePath.ts';
import { untilLeft } from '../../inTime.ts';
import { ask } from '../../session/api.ts';

/**
 * Returns how long the server stores each kind of data, or the refusal. Returns null before the server has answered, and in a
 * static copy, which has no server.
 */
export function useRetention(): Retention | Refusal | null {
  const [answer, setAnswer] = useState<Retention | Refusal | null>(null);
  useEffect(() => (IS_COPY ? undefined : untilLeft(ask('/retention', retentionSchema, { method: 'GET' }), setAnswer)), []);
  return answer;
}
