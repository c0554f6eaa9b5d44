import { RULES_VERSION } from '@chinwag/rules/game-file';
import server from '../../package.json' with { type: 'json' };
import { LAST_STEP } from './migrations.ts';

/** The version of this server, as its package says. */
export const VERSION = server.version;

/** All that decides which stored games go on: the version, the last step of the store, and the version of the rules. */
export const STORED_BY = `${VERSION} (store ${LAST_STEP}, rules ${RULES_VERSION})`;
