import { Button } from '../../../kit/Button.tsx';
import { useSay } from '../../../language/language.ts';
import { mayBeAsked } from '../standingNo.ts';
import type { Declining } from '../useStandingNo.ts';
import type { View } from '../view.ts';

/** What `<NoToAll>` takes. */
export interface NoToAllProps {
  readonly view: View;
  readonly declining: Declining;
}

/** Says no to every card of the hand, beside what is or may be offered: never where another question has its answer. */
export function NoToAll({ view: { state, viewer }, declining }: NoToAllProps) {
  const say = useSay();
  const { phase } = state;
  if (viewer === 'spectator' || declining.reach !== null) return null;
  const asked = phase.name === 'buying' && phase.waiting.includes(viewer);
  if (!asked && !mayBeAsked(state, viewer)) return null;
  return (
    <Button variant="quiet" className="chinaso-no-to-all" onClick={declining.sayNoUntilNotice}>
      {say('chinaso.until-notice')}
    </Button>
  );
}
