import { type Keepsake, layOut } from './layOut.ts';
import { newSheet, paint } from './paint.ts';

/**
 * Draws the image of a keepsake. Shares the image through the device's share sheet, or saves it if there is no share sheet.
 * Resolves with what happened; `left` means that the user cancelled. Rejects if the image cannot be drawn.
 */
export async function keep(keepsake: Keepsake, name: string): Promise<'shared' | 'saved' | 'left'> {
  const { canvas, measure } = await newSheet();
  const file = new File([await paint(canvas, layOut(keepsake, measure))], `${name}.png`, { type: 'image/png' });
  const shared = { files: [file], title: keepsake.title };
  if ('canShare' in navigator && navigator.canShare(shared) && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share(shared);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'left';
    }
  }
  save(file);
  return 'saved';
}

function save(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
