import type { ReactNode } from 'react';
import { AT_HOME, type CatalogueEntry, GAMES } from '../games/catalogue.ts';
import { type Stories } from '../stories/gameStories.ts';
import { GameCards } from '../board/GameCards.tsx';
import { Card } from '../cards/Card.tsx';
import { CardBack } from '../cards/CardBack.tsx';
import './preview.css';

/** A name with more characters than this must be smaller to fit into the picture. */
const WIDE = 10;

/** The link preview of a game: its table, its cards, its name. The picture is the same in every language. */
function GamePreview({ game }: { readonly game: CatalogueEntry }) {
  return (
    <Preview room={game.id} title={game.title} app="Chinwag">
      <CardBack room={game.id} />
      <CardBack room={game.id} />
      <GameCards game={game.id}>
        <Card card={game.card} pack={game.pack} label="" />
      </GameCards>
    </Preview>
  );
}

/** The link preview of the server, with cards of all its games. */
function HomePreview() {
  return (
    <Preview room="hall" title="Chinwag" app="">
      {AT_HOME.map((game) => (
        <GameCards key={game.id} game={game.id}>
          <Card card={game.card} pack={game.pack} label="" />
        </GameCards>
      ))}
    </Preview>
  );
}

interface PreviewProps {
  readonly room: string;
  readonly title: string;
  readonly app: string;
  readonly children: ReactNode;
}

function Preview({ room, title, app, children }: PreviewProps) {
  return (
    <main className="preview" data-room={room} data-title={title.length > WIDE ? 'long' : 'short'}>
      <span className="preview-weave" />
      <div className="preview-cards">{children}</div>
      <h1>{title}</h1>
      {app !== '' && <p>{app}</p>}
    </main>
  );
}

/** The stories for the link previews: one for each game and one for the server. */
export const previewStories: Stories = {
  'preview-home': () => <HomePreview />,
  ...Object.fromEntries(GAMES.map((game) => [`preview-${game.id}`, () => <GamePreview game={game} />])),
};
