import type { Thinker } from './bots/thinking.ts';
import type { Limits, Pace } from './config.ts';
import type { Tokens } from './identity/tokens.ts';
import type { Metrics } from './metrics.ts';
import type { Flooders } from './table/flooders.ts';
import type { TableServices } from './table/table.ts';

/** All that tables and the API share. */
export interface House extends TableServices {
  readonly tokens: Tokens;
  readonly thinker: Thinker;
  readonly metrics: Metrics;
  readonly flooders: Flooders;
  readonly limits: Limits;
  readonly pace: Pace;
}
