import { RULES_VERSION } from '@chinwag/rules/game-file';
import server from '../../package.json' with { type: 'json' };
import { LAST_STEP } from './migrations.ts';

/** The version of this server, from its package. */
export const VERSION = server.version;

/** The version string that decides which stored games continue: server version, last migration, and version of the rules. */
export const STORED_BY = `${VERSION} (store ${LAST_STEP}, rules ${RULES_VERSION})`;
