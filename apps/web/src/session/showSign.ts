import type { Nudge, ShownSign } from '@chinwag/protocol';
import { byTimer } from './playback.ts';
import type { TableStore } from './tableModel.ts';

/** The time for which a sign and a nudge are shown, in ms. */
const SIGN_STAYS = 4000;
const NUDGE_STAYS = 15_000;

/** Shows a reaction (sign) for a while, in place of the one at its seat. */
export function showSign(store: TableStore, sign: ShownSign): void {
  store.setState(({ signs }) => ({ signs: [...signs.filter(({ seat }) => seat !== sign.seat), sign] }));
  byTimer(() => store.setState(({ signs }) => ({ signs: signs.filter((other) => other !== sign) })), SIGN_STAYS);
}

/** Shows for a while that a player asks whether the viewer is still there. */
export function showNudge(store: TableStore, nudge: Nudge): void {
  store.setState({ nudge });
  byTimer(() => store.setState((model) => (model.nudge === nudge ? { nudge: null } : {})), NUDGE_STAYS);
}
