import { Card } from '../../cards/Card.tsx';
import { placed } from '../../ui/place.ts';
import { useSay } from '../../language/language.ts';
import { headed } from '../../board/people.ts';
import './leaderDraw.css';
import type { View } from './view.ts';

/** The draw for the first lead, round by round. The highest card leads, and tied players draw again (CH2.1). */
export function LeaderDraw({ view }: { readonly view: View }) {
  const say = useSay();
  const { deal, draw } = view.state;
  const last = draw.at(-1);
  return (
    <div className="chinchon-draw">
      {draw.map((round, k) => (
        // The rounds of a draw never change places.
        <ol key={k} aria-label={say(k === 0 ? 'chinchon.draw-for-lead' : 'chinchon.tied-draw-again')}>
          {round.map(({ seat, card }) => (
            <li key={seat} {...placed(`trick ${card}`)}>
              <Card card={card} pack="spanish" state={round === last && seat === deal.leader ? 'ringed' : 'lying'} />
              <span className="one-line">{say(headed(view, seat))}</span>
            </li>
          ))}
        </ol>
      ))}
    </div>
  );
}
