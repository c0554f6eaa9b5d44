import { useState } from 'react';
import { useLocation } from 'wouter';
import { FileVerdict } from '../fairness/CheckedGame.tsx';
import { PlainPage } from '../ui/page/PlainPage.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { useSay } from '../language/language.ts';
import { message } from '../language/message.ts';
import './filePage.css';
import { type OpenedFile, openFile } from './openFile.ts';
import { ReplayRoom } from './ReplayRoom.tsx';

/** `/g/file`: the page for a game from a file, which is checked and replayed without a server. */
export function FilePage() {
  const say = useSay();
  const [, navigate] = useLocation();
  const [opened, setOpened] = useState<OpenedFile | null>(null);
  const [reading, setReading] = useState(false);
  if (opened !== null && 'recorded' in opened) {
    const { recorded, screen, finding, names, word } = opened;
    const above = <FileVerdict finding={finding} names={names} word={word} />;
    return <ReplayRoom recorded={recorded} screen={screen} linked={false} onLeave={() => navigate('/')} above={above} />;
  }
  const open = async (file: File | null | undefined) => {
    if (!file || reading) return;
    setReading(true);
    setOpened(await openFile(file).catch(() => ({ refused: [message('replay.file-not-read')] })));
    setReading(false);
  };
  return (
    <PlainPage
      title={say('replay.file-title')}
      actions={<ButtonLink href="/">{say('replay.home')}</ButtonLink>}
    >
      <p>{say('replay.file-what')}</p>
      <label className="file-drop">
        {/* the text that a browser writes on this control is in the browser's language */}
        <input type="file" accept=".json,application/json" onChange={({ target }) => void open(target.files?.[0])} />
        <span className="button">{say('replay.file-choose')}</span>
      </label>
      {reading && <p role="status">{say('replay.file-reading')}</p>}
      {opened !== null && (
        <div role="alert">
          {opened.refused.map((sentence) => (
            <p key={sentence.key}>{say(sentence)}</p>
          ))}
        </div>
      )}
    </PlainPage>
  );
}
