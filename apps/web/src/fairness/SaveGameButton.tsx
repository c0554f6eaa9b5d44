import { type Refusal, refusal } from '@chinwag/protocol';
import { gameFileOf } from '@chinwag/rules/game-file';
import { useState } from 'react';
import { useRefusalWords } from '../board/refusalWords.ts';
import { useSay } from '../language/language.ts';
import { type Message, message } from '../language/message.ts';
import { Complaint } from '../ui/Complaint.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { deviceEvidence } from './evidence.ts';
import { fetchStoredGame } from './storedGame.ts';
import { StoredGameButton, type StoredGameButtonProps } from './StoredGameButton.tsx';
import { saveGameFile } from './saveFile.ts';
import { wordOfDevice } from './wordOfDevice.ts';

/** A button that saves a finished game as a file. If saving fails, the button says why. */
export function SaveGameButton({ id, ...face }: StoredGameButtonProps) {
  const say = useSay();
  const words = useRefusalWords();
  const [trouble, setTrouble] = useState<Refusal | Message | null>(null);
  return (
    <>
      <StoredGameButton {...face} icon="save" act={() => void save(id).then(setTrouble)} />
      {trouble !== null && (
        <Dialog title={face.label} onClose={() => setTrouble(null)}>
          <Complaint>{'key' in trouble ? say(trouble) : words(trouble)}</Complaint>
        </Dialog>
      )}
    </>
  );
}

async function save(id: string): Promise<Refusal | Message | null> {
  const had = await fetchStoredGame(id);
  if (!('screen' in had)) return had;
  const written = gameFileOf(had.screen.game, had.game, wordOfDevice(deviceEvidence.of(id)));
  if (!written.ok) return written.fault.code === 'file-unfinished' ? message('fairness.no-file') : refusal('game-outdated');
  saveGameFile(written.file);
  return null;
}
