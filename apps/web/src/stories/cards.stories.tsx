import { Card, type CardState } from '../cards/Card.tsx';
import { CardBack } from '../cards/CardBack.tsx';
import { CardInText } from '../cards/CardInText.tsx';
import { allCards } from '../language/cardCode.ts';
import { MiniCard } from '../cards/MiniCard.tsx';
import { SuitIcon } from '../cards/SuitIcon.tsx';
import type { SuitMark } from '../language/suitMark.ts';
import { ROOMS, Samples, StoryPage } from './StoryPage.tsx';

const FEW = ['AS', 'TH', 'KD', 'QC', 'JS', '7H', '4D', '9C', 'X1', 'X2'];
const FEW_SPANISH = ['1O', '12O', '7C', '11C', '3E', '10E', '5B', '12B', 'X1'];
const STATES: readonly CardState[] = ['lying', 'ringed', 'lifted', 'dimmed'];
const MARKS: readonly SuitMark[] = ['S', 'H', 'D', 'C', 'P', 'NT', 'X'];

function Cards() {
  return (
    <StoryPage title="The packs">
      <Samples title="French, index layout, 48 px" room="chinkway">
        {FEW.map((card) => (
          <Card key={card} card={card} />
        ))}
      </Samples>
      <h2>Four colours</h2>
      <div data-suits="4">
        <div className="story-row cloth" data-room="chinkway">
          {FEW.map((card) => (
            <Card key={card} card={card} />
          ))}
        </div>
      </div>
      <Samples title="Spanish, index layout, 48 px" room="chinchon">
        {FEW_SPANISH.map((card) => (
          <Card key={card} card={card} pack="spanish" />
        ))}
      </Samples>
      <Samples title="States, 62 px" room="chapanka" width={62}>
        {STATES.map((state) => (
          <Card key={state} card="KH" state={state} />
        ))}
        <Card card="??" />
      </Samples>
      <Samples title="States, 112 px" room="chinkway" width={112}>
        {STATES.map((state) => (
          <Card key={state} card="QD" state={state} />
        ))}
        <Card card="??" />
      </Samples>
      <Samples title="Backs" width={112}>
        {ROOMS.map((room) => (
          <CardBack key={room} room={room} />
        ))}
      </Samples>
      <Samples title="Backs, 40 px" room="chinkway" width={40}>
        {ROOMS.map((room) => (
          <CardBack key={room} room={room} />
        ))}
      </Samples>
    </StoryPage>
  );
}

function FrenchPack() {
  return (
    <StoryPage title="The French pack">
      <Samples title="Full layout, 120 px" room="chinkway" width={120}>
        {allCards('french').map((card) => (
          <Card key={card} card={card} />
        ))}
      </Samples>
      <Samples title="Index layout, 62 px" room="chapanka" width={62}>
        {allCards('french').map((card) => (
          <Card key={card} card={card} />
        ))}
      </Samples>
    </StoryPage>
  );
}

function SpanishPack() {
  return (
    <StoryPage title="The Spanish pack">
      <Samples title="Full layout, 120 px" room="chinchon" width={120}>
        {allCards('spanish').map((card) => (
          <Card key={card} card={card} pack="spanish" />
        ))}
      </Samples>
      <Samples title="Index layout, 62 px" room="chinchon" width={62}>
        {allCards('spanish').map((card) => (
          <Card key={card} card={card} pack="spanish" />
        ))}
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
        {['8S', 'TH', 'KD', '4C', 'X1', '??'].map((card) => (
          <MiniCard key={card} card={card} />
        ))}
        <MiniCard card="X2" as="6" />
        <MiniCard card="KC" as="4" />
        {['12O', '7C', '5B'].map((card) => (
          <MiniCard key={card} card={card} pack="spanish" />
        ))}
      </Samples>
      <h2>Mini cards, 42 px</h2>
      <div className="story-row cloth" data-room="chinaso" style={{ '--mini-width': '42px', '--mini-height': '59px' }}>
        {['8S', 'TH', 'KD', 'X1'].map((card) => (
          <MiniCard key={card} card={card} />
        ))}
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
        {MARKS.map((mark) => (
          <SuitIcon key={mark} suit={mark} />
        ))}
        {['1O', '1C', '1E', '1B'].map((card) => (
          <CardInText key={card} card={card} pack="spanish" />
        ))}
      </p>
      <p>
        {MARKS.map((mark) => (
          <SuitIcon key={mark} suit={mark} />
        ))}
      </p>
    </StoryPage>
  );
}

/** The packs, their backs, and cards too small for a picture. */
export const cardStories = {
  cards: () => <Cards />,
  'cards-french': () => <FrenchPack />,
  'cards-spanish': () => <SpanishPack />,
  'cards-small': () => <SmallCards />,
};
