import { type GameFile, gameFileText } from '@chinwag/rules/game-file';

/** Saves a game's file on the device, as a download. */
export function saveGameFile(file: GameFile): void {
  const address = URL.createObjectURL(new Blob([gameFileText(file)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `chinwag-${file.game}-${file.id}.json`;
  link.click();
  // A download needs its address until it has started.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
