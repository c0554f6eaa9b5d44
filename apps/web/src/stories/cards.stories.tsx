import { Card, type CardState } from '../cards/Card.tsx';
import { CardBack } from '../cards/CardBack.tsx';
import { CardInText } from '../cards/CardInText.tsx';
import { allCards, type CardCode, type Pack } from '../language/cardCode.ts';
import { MiniCard } from '../cards/MiniCard.tsx';
import { SuitIcon } from '../cards/SuitIcon.tsx';
import type { SuitMark } from '../language/suitMark.ts';
import { ROOMS, Samples, StoryPage } from './StoryPage.tsx';

const FEW = ['AS', 'TH', 'KD', 'QC', 'JS', '7H', '4D', '9C', 'X1', 'X2'];
const FEW_SPANISH = ['1O', '12O', '7C', '11C', '3E', '10E', '5B', '12B', 'X1'];
const STATES: readonly CardState[] = ['lying', 'ringed', 'lifted', 'dimmed'];
const MARKS: readonly SuitMark[] = ['S', 'H', 'D', 'C', 'P', 'NT', 'X'];

interface CardsProps {
  readonly of: readonly CardCode[];
  readonly pack?: Pack;
}

function Cards({ of, pack = 'french' }: CardsProps) {
  return of.map((card) => <Card key={card} card={card} pack={pack} />);
}

function MiniCards({ of, pack = 'french' }: CardsProps) {
  return of.map((card) => <MiniCard key={card} card={card} pack={pack} />);
}

function States({ card }: { readonly card: CardCode }) {
  return [...STATES.map((state) => <Card key={state} card={card} state={state} />), <Card key="??" card="??" />];
}

function Backs() {
  return ROOMS.map((room) => <CardBack key={room} room={room} />);
}

function Suits() {
  return MARKS.map((mark) => <SuitIcon key={mark} suit={mark} />);
}

function Packs() {
  return (
    <StoryPage title="The packs">
      <Samples title="French, index layout, 48 px" room="chinkway">
        <Cards of={FEW} />
      </Samples>
      <h2>Four colours</h2>
      <div data-suits="4">
        <div className="story-row cloth" data-room="chinkway">
          <Cards of={FEW} />
        </div>
      </div>
      <Samples title="Spanish, index layout, 48 px" room="chinchon">
        <Cards of={FEW_SPANISH} pack="spanish" />
      </Samples>
      <Samples title="States, 62 px" room="chapanka" width={62}>
        <States card="KH" />
      </Samples>
      <Samples title="States, 112 px" room="chinkway" width={112}>
        <States card="QD" />
      </Samples>
      <Samples title="Backs" width={112}>
        <Backs />
      </Samples>
      <Samples title="Backs, 40 px" room="chinkway" width={40}>
        <Backs />
      </Samples>
    </StoryPage>
  );
}

function FrenchPack() {
  return (
    <StoryPage title="The French pack">
      <Samples title="Full layout, 120 px" room="chinkway" width={120}>
        <Cards of={allCards('french')} />
      </Samples>
      <Samples title="Index layout, 62 px" room="chapanka" width={62}>
        <Cards of={allCards('french')} />
      </Samples>
    </StoryPage>
  );
}

function SpanishPack() {
  return (
    <StoryPage title="The Spanish pack">
      <Samples title="Full layout, 120 px" room="chinchon" width={120}>
        <Cards of={allCards('spanish')} pack="spanish" />
      </Samples>
      <Samples title="Index layout, 62 px" room="chinchon" width={62}>
        <Cards of={allCards('spanish')} pack="spanish" />
      </Samples>
    </StoryPage>
  );
}

function SmallCards() {
  const sentence = (
    <p>
      Halina threw <CardInText card="6S" />, nobody bought it. You drew <CardInText card="TD" />, then{' '}
      <CardInText card="KC" /> and <CardInText card="QH#2" />. Iker drew <CardInText card="4C" pack="spanish" /> and{' '}
      <CardInText card="X1" />. No trump: <SuitIcon suit="NT" />.
    </p>
  );
  return (
    <StoryPage title="Small cards, and cards in sentences">
      <Samples title="Mini cards" room="chinaso">
        <MiniCards of={['8S', 'TH', 'KD', '4C', 'X1', '??']} />
        <MiniCard card="X2" as="6" />
        <MiniCard card="KC" as="4" />
        <MiniCards of={['12O', '7C', '5B']} pack="spanish" />
      </Samples>
      <h2>Mini cards, 42 px</h2>
      <div className="story-row cloth" data-room="chinaso" style={{ '--mini-width': '42px', '--mini-height': '59px' }}>
        <MiniCards of={['8S', 'TH', 'KD', 'X1']} />
        <MiniCard card="X2" as="6" />
        <MiniCard card="12O" pack="spanish" />
      </div>
      <h2>On paper, slip and every cloth</h2>
      {sentence}
      <div className="story-cloths" style={{ marginTop: 12 }}>
        <div className="slip" style={{ padding: 16 }}>
          {sentence}
        </div>
        {ROOMS.map((room) => (
          <div key={room} className="cloth" data-room={room}>
            {sentence}
          </div>
        ))}
        {ROOMS.map((room) => (
          <div key={room} data-suits="4">
            <div className="cloth" data-room={room} style={{ padding: 16 }}>
              {sentence}
            </div>
          </div>
        ))}
      </div>
      <h2>Suits</h2>
      <p style={{ fontSize: 40 }}>
        <Suits />
        {['1O', '1C', '1E', '1B'].map((card) => (
          <CardInText key={card} card={card} pack="spanish" />
        ))}
      </p>
      <p>
        <Suits />
      </p>
    </StoryPage>
  );
}

/** The stories for the packs, their backs, and cards too small for a picture. */
export const cardStories = {
  cards: () => <Packs />,
  'cards-french': () => <FrenchPack />,
  'cards-spanish': () => <SpanishPack />,
  'cards-small': () => <SmallCards />,
};
