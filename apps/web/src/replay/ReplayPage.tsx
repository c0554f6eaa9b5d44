import { refusal, type Refusal } from '@chinwag/protocol';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { OpenHands } from '../board/frame/openHandsLater.ts';
import type { AnyGameScreen } from '../board/screen.ts';
import { useRefusalWords } from '../board/refusalWords.ts';
import { untilLeft } from '../inTime.ts';
import { fetchStoredGame } from '../fairness/storedGame.ts';
import { PlainPage } from '../ui/page/PlainPage.tsx';
import { FirstSight } from '../ui/page/FirstSight.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { useSay } from '../language/language.ts';
import { FilePage } from './FilePage.tsx';
import { recordedFrom } from './recordedFrom.ts';
import type { RecordedGame } from './recordedGame.ts';
import { ReplayRoom } from './ReplayRoom.tsx';

/** The id in the path of a game from a file. */
const FROM_FILE = 'file';

/** Preloads what a table loads later, because a replay shows all hands, even offline. Rejects if loading fails. */
export const loadBehindReplay = (): Promise<void> => OpenHands.load();

/** `/g/ID`: the replay of a finished game. `/g/file`: the replay of a game from a file. */
export function ReplayPage({ id }: { readonly id: string }) {
  return id === FROM_FILE ? <FilePage /> : <StoredGamePage id={id} />;
}

interface Loaded {
  readonly recorded: RecordedGame;
  readonly screen: AnyGameScreen;
}

function StoredGamePage({ id }: { readonly id: string }) {
  const say = useSay();
  const words = useRefusalWords();
  const [, navigate] = useLocation();
  const [found, setFound] = useState<Loaded | Refusal | null>(null);
  useEffect(() => untilLeft(load(id), setFound), [id]);
  if (found === null) return <FirstSight />;
  if ('recorded' in found) return <ReplayRoom {...found} linked onLeave={() => navigate('/')} />;
  return (
    <PlainPage
      title={say('replay.not-shown')}
      actions={
        <>
          <Button onClick={() => window.location.reload()}>{say('replay.again')}</Button>
          <ButtonLink variant="go" href="/">
            {say('replay.home')}
          </ButtonLink>
        </>
      }
    >
      <p>{words(found)}</p>
    </PlainPage>
  );
}

async function load(id: string): Promise<Loaded | Refusal> {
  const had = await fetchStoredGame(id);
  if (!('screen' in had)) return had;
  const recorded = recordedFrom(had.screen.game, had.game, had.yourSeat);
  return recorded === null ? refusal('game-outdated') : { recorded, screen: had.screen };
}
