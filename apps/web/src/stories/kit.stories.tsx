import { BADGE_COLOURS, BADGE_EMBLEMS } from '@chinwag/protocol';
import { useState } from 'react';
import { useAnnounce } from '../ui/Announcer.tsx';
import { Button, IconButton } from '../ui/Button.tsx';
import { CardInText } from '../cards/CardInText.tsx';
import { Counters, Dish } from '../ui/Counters.tsx';
import { Disc } from '../ui/Disc.tsx';
import { DRAWINGS, Icon, type IconName } from '../ui/Icon.tsx';
import { OTHER_DRAWINGS } from '../ui/OtherIcon.tsx';
import { PREFERENCE_VALUES, usePreferences } from '../ui/preferences.ts';
import { QrCode } from '../ui/QrCode.tsx';
import { type SideShape, SideMark } from '../ui/SideMark.tsx';
import { Token, type TokenMark } from '../ui/Token.tsx';
import { ROOMS, Samples, StoryPage } from './StoryPage.tsx';

const iconNames = Object.keys({ ...DRAWINGS, ...OTHER_DRAWINGS }) as readonly IconName[];

const SIDES: readonly SideShape[] = ['round', 'square', 'hex'];
const MARKS: readonly TokenMark[] = ['away', 'bot', 'slow', 'muted'];

function Tokens() {
  const people = (
    <>
      {['Marta', 'Tomek', 'Inés', 'Owen', 'Halina', 'Beatriz', 'Łukasz', '  '].map((name) => (
        <span key={name} className="story-token">
          <Token name={name} />
          {name}
        </span>
      ))}
      {Array.from({ length: BADGE_EMBLEMS }, (_, emblem) => (
        <span key={emblem} className="story-token">
          <Token name="Marta" badge={emblem * BADGE_COLOURS + (emblem % BADGE_COLOURS)} side={emblem === 3 ? 'hex' : undefined} />
        </span>
      ))}
      {SIDES.map((side) => (
        <span key={side} className="story-token">
          <Token name="Inés" side={side} clock={{ part: 0.72, runs: true, seconds: null }} />
          <span>
            <SideMark side={side} /> {side}, 72 %
          </span>
        </span>
      ))}
      {MARKS.map((mark) => (
        <span key={mark} className="story-token">
          <Token name="Owen" mark={mark} clock={mark === 'away' ? { part: 0.4, runs: false, seconds: null } : undefined} />
          {mark}
        </span>
      ))}
      <span className="story-token" style={{ '--token-size': '66px' }}>
        <Token name="Halina" side="hex" mark="away" />
        66 px
      </span>
      <span className="story-token" style={{ '--token-size': '28px' }}>
        <Token name="Halina" clock={{ part: 0.2, runs: true, seconds: 7 }} />
        28 px
      </span>
    </>
  );
  return (
    <StoryPage title="People">
      <Samples title="On paper">{people}</Samples>
      {ROOMS.map((room) => (
        <Samples key={room} title={room} room={room}>
          {people}
        </Samples>
      ))}
    </StoryPage>
  );
}

function Icons() {
  return (
    <StoryPage title="Icons">
      <div className="story-row">
        {iconNames.map((name: IconName) => (
          <span key={name} className="story-token">
            <Icon name={name} />
            {name}
          </span>
        ))}
      </div>
    </StoryPage>
  );
}

function Buttons() {
  const onAnything = (
    <>
      <Button variant="go">Open a table</Button>
      <Button variant="go" detail="61 becomes 72">
        Settle for 11 points
      </Button>
      <Button variant="go" icon="copy">
        Copy link
      </Button>
      <Button variant="go">
        Play <CardInText card="AD" />
      </Button>
      <Button icon="lastTrick">Last trick</Button>
      <Button detail="and end">Discard</Button>
      <Button detail="once down" offReason="You can lay off once you have gone down.">
        Lay off
      </Button>
      <Button variant="go" offReason="Chinkway needs five. Two seats to fill.">
        Start the game
      </Button>
      <Button variant="quiet">Change name</Button>
      <IconButton icon="menu" label="Table menu" />
      <IconButton icon="log" label="Score and log" />
    </>
  );
  return (
    <StoryPage title="Buttons">
      <Samples title="On paper">{onAnything}</Samples>
      {ROOMS.map((room) => (
        <Samples key={room} title={room} room={room}>
          {onAnything}
          <Button variant="ghost">Practise</Button>
          <Button variant="ghost" offReason="The table is full.">
            Sit down
          </Button>
        </Samples>
      ))}
    </StoryPage>
  );
}

function Money() {
  return (
    <StoryPage title="Counters">
      {ROOMS.map((room) => (
        <Samples key={room} title={room} room={room}>
          {[0, 1, 4, 5, 6, 18, 31, -1, -4, -9, -11].map((count) => (
            <span key={count} className="story-token">
              <Counters count={count} />
              {count}
            </span>
          ))}
        </Samples>
      ))}
      <Samples title="The dish" room="chapanka">
        {[0, 1, 7, 18, 30, 60].map((count) => (
          <span key={count} className="story-token" style={{ '--dish-size': '90px' }}>
            <Dish count={count} />
            {count}
          </span>
        ))}
      </Samples>
      <Samples title="On the move" room="chapanka">
        <svg viewBox="0 0 60 30" width="120" height="60" aria-hidden="true">
          <Disc x={9} y={9} />
          <Disc x={21} y={20} turn={40} />
          <Disc x={33} y={9} turn={80} />
          <Disc x={48} y={16} worth={10} />
        </svg>
      </Samples>
      <Samples title="A link to point a phone at">
        <div style={{ width: 124 }}>
          <QrCode text="https://chinwag.example/t/M7K4Q" label="QR code with the link" />
        </div>
      </Samples>
    </StoryPage>
  );
}

function Choices() {
  const preferences = usePreferences();
  const announce = useAnnounce();
  const [said, setSaid] = useState(0);
  return (
    <StoryPage title="Preferences and announcements">
      {(['theme', 'suits', 'sound', 'animation'] as const).map((name) => (
        <Samples key={name} title={name}>
          {PREFERENCE_VALUES[name].map((value) => (
            <Button
              key={value}
              aria-pressed={preferences[name] === value}
              variant={preferences[name] === value ? 'go' : 'plain'}
              onClick={() => preferences.prefer({ [name]: value })}
            >
              {value}
            </Button>
          ))}
        </Samples>
      ))}
      <Samples title="Live regions">
        <Button
          onClick={() => {
            setSaid(said + 1);
            announce(`Owen plays the king of diamonds, ${said + 1}.`);
          }}
        >
          Say politely
        </Button>
        <Button onClick={() => announce('Your turn.')}>Say that it is their turn</Button>
      </Samples>
    </StoryPage>
  );
}

/** The stories for people, icons, buttons, counters, and preferences. */
export const kitStories = {
  people: () => <Tokens />,
  icons: () => <Icons />,
  buttons: () => <Buttons />,
  counters: () => <Money />,
  preferences: () => <Choices />,
};
