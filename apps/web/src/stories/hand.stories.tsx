import type { GameId } from '@chinwag/rules';
import { useState } from 'react';
import { allCards, type CardCode, type Pack } from '../language/cardCode.ts';
import type { HandFlags } from '../cards/hand/handFlag.ts';
import { Hand } from '../cards/hand/Hand.tsx';
import type { RefusalReason } from '../ui/WhySlip.tsx';
import { StoryPage } from './StoryPage.tsx';

interface LiveHandProps {
  readonly title: string;
  readonly room: GameId;
  readonly start: readonly CardCode[];
  readonly pack?: Pack;
  readonly choice?: 'one' | 'many';
  readonly chosen?: readonly CardCode[];
  readonly whyNot?: (card: CardCode) => RefusalReason | null;
  readonly flags?: HandFlags<CardCode>;
  readonly gaps?: ReadonlySet<CardCode>;
}

/** An interactive hand. Enter plays a card; Alt and an arrow moves it. */
function LiveHand({ title, room, start, pack, choice = 'many', chosen = [], whyNot, flags, gaps }: LiveHandProps) {
  const [cards, setCards] = useState(start);
  const [selected, setSelected] = useState(chosen);
  const without = (card: CardCode) => cards.filter((each) => each !== card);
  return (
    <>
      <h2>{title}</h2>
      <div className="cloth" data-room={room} style={{ paddingTop: 60, marginInline: -16 }}>
        <Hand
          cards={cards}
          pack={pack}
          label={`Your hand, ${cards.length} cards`}
          selected={selected}
          choice={choice}
          onSelect={setSelected}
          onAct={(card) => setCards(without(card))}
          onCarry={(card, to) => {
            setCards(without(card).toSpliced(to, 0, card));
            return () => setCards(cards);
          }}
          whyNot={whyNot}
          flags={flags}
          gaps={gaps}
        />
      </div>
    </>
  );
}

const CHINASO = '8S TS JS KS 4H 5H 6H 7H QH 8C QC QC#2 AC 8D 9D 9D#2 KD X1'.split(' ');
const SPANISH = '2B 3B 4B 7C 11C 12O 1E'.split(' ');
const FOLLOWS: HandFlags<CardCode> = new Map([['7D', [{ word: 'follows', icon: 'flag' }]]]);

const FOLLOW: RefusalReason = {
  rule: 'CW4.2',
  message: 'Follow diamonds: you have two. A player who can must play the suit led.',
};

function followDiamonds(card: CardCode): RefusalReason | null {
  return card.includes('D') ? null : FOLLOW;
}

function Hands() {
  return (
    <StoryPage title="Hands">
      <LiveHand
        title="Five, two of them lawful"
        room="chinkway"
        start={['KH', '9H', 'TC', 'AD', '9D']}
        choice="one"
        chosen={['AD']}
        whyNot={followDiamonds}
      />
      <LiveHand
        title="Eighteen, nine chosen"
        room="chinaso"
        start={CHINASO}
        chosen={['8S', '4H', '5H', '6H', '7H', 'QH', '8C', 'QC', '8D']}
        flags={new Map([['TS', [{ word: 'new', icon: 'star' }]], ['4H', [{ word: 'fits', icon: 'plus' }]]])}
        gaps={new Set(['4H', '8C'])}
      />
      <LiveHand title="Seven Spanish cards" room="chinchon" pack="spanish" start={SPANISH} />
      <LiveHand title="Four" room="chapanka" start={['AH', 'JH', '7C', '7D']} flags={FOLLOWS} />
    </StoryPage>
  );
}

const COUNTS = [1, 2, 3, 6, 7, 8, 9, 10, 11, 12, 13, 14, 17, 20, 23, 25];

function HandSizes() {
  const pack = allCards('french').toReversed();
  return (
    <StoryPage title="Hands of every size">
      {COUNTS.map((count) => (
        <LiveHand
          key={count}
          title={String(count)}
          room="chinkway"
          start={pack.slice(0, count)}
          chosen={pack.slice(Math.floor(count / 2), Math.floor(count / 2) + 1)}
        />
      ))}
    </StoryPage>
  );
}

/** The stories for the hand, from one card to twenty-five. */
export const handStories = {
  hand: () => <Hands />,
  'hand-sizes': () => <HandSizes />,
};
