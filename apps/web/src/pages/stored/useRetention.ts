import { type Refusal, type Retention, retentionSchema } from '@chinwag/protocol';
import { useEffect, useState } from 'react';
import { IS_COPY } from '../../basePath.ts';
import { untilLeft } from '../../inTime.ts';
import { ask } from '../../session/api.ts';

/** For how long the server stores what; null before it has answered, and in a copy, which has none. */
export function useRetention(): Retention | Refusal | null {
  const [answer, setAnswer] = useState<Retention | Refusal | null>(null);
  useEffect(() => (IS_COPY ? undefined : untilLeft(ask('/retention', retentionSchema, { method: 'GET' }), setAnswer)), []);
  return answer;
}
