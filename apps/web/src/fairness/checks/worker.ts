import * as z from 'zod/mini';
import { checkStored } from './checkStored.ts';

/** Fetches, parses and checks a game on its own thread, so that the page drops no frames. */
const toCheckSchema = z.object({ id: z.string(), token: z.nullable(z.string()), evidence: z.nullable(z.string()) });

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const asked = toCheckSchema.safeParse(data);
  if (asked.success) void checkStored(asked.data).then((found) => postMessage(found));
});
