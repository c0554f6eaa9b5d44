import { type Refusal, refusal } from '@chinwag/protocol';
import { gameFileOf } from '@chinwag/rules/game-file';
import { useState } from 'react';
import { useRefusalWords } from '../board/refusalWords.ts';
import { Complaint } from '../ui/Complaint.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { deviceEvidence } from './evidence.ts';
import { fetchStoredGame } from './storedGame.ts';
import { StoredGameButton, type StoredGameButtonProps } from './StoredGameButton.tsx';
import { saveGameFile } from './saveFile.ts';
import { wordOfDevice } from './wordOfDevice.ts';

/** Saves a game that is over as a file; says why, where that cannot be done. */
export function SaveGameButton({ id, ...face }: StoredGameButtonProps) {
  const words = useRefusalWords();
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  return (
    <>
      <StoredGameButton {...face} icon="save" act={() => void save(id).then(setTrouble)} />
      {trouble !== null && (
        <Dialog title={face.label} onClose={() => setTrouble(null)}>
          <Complaint>{words(trouble)}</Complaint>
        </Dialog>
      )}
    </>
  );
}

async function save(id: string): Promise<Refusal | null> {
  const had = await fetchStoredGame(id);
  if (!('screen' in had)) return had;
  const written = gameFileOf(had.screen.game, had.game, wordOfDevice(deviceEvidence.of(id)));
  if (!written.ok) return refusal('game-outdated');
  saveGameFile(written.file);
  return null;
}
