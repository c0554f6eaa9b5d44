import { pancerolaStanding, TRICKS, tricksPlayed } from '@chinwag/rules/chapanka';
import { PrivateNotice } from '../../ui/PrivateNotice.tsx';
import { useSay } from '../../language/language.ts';
import { Said } from '../../board/Said.tsx';
import { TermsContext } from '../../board/terms/Term.tsx';
import { tellPancerola } from './pancerola.ts';
import type { View } from './view.ts';

/** A notice of the rights and duties that come with a Pancerola. Shown to its holder alone, while there are cards to play. */
export function OwnPancerola({ view: { state, viewer } }: { readonly view: View }) {
  const { deal } = state;
  const say = useSay();
  const standing = pancerolaStanding(deal);
  if (standing === null || deal.pancerola?.holder !== viewer || tricksPlayed(deal) === TRICKS) return null;
  return (
    <PrivateNotice headline={say('chapanka.pancerola.yours')} rule={standing.rule}>
      <TermsContext value>
        <Said message={tellPancerola(standing)} />
      </TermsContext>
    </PrivateNotice>
  );
}
