import type { Drop } from './drops.ts';

/** What names whatever is pressed with what is held when that is dropped on it. */
const PRESSED_BY_DROP = 'data-drop';

/** What a drop does: it presses, or presses twice where once only chooses; or it is refused, and a press says why. */
type PressedHow = 'once' | 'twice' | 'refused';

/** What marks a button that takes what is dropped on it as it takes what has been chosen: `<button {...takesDrops('once')}>`. */
export function takesDrops(how: PressedHow): { readonly [PRESSED_BY_DROP]: PressedHow } {
  return { [PRESSED_BY_DROP]: how };
}

/** Every button on the page that takes what is dropped on it. */
export function pressedByDrop(): readonly Drop[] {
  return [...document.querySelectorAll<HTMLElement>(`[${PRESSED_BY_DROP}]`)].map((element): Drop => {
    const how = element.getAttribute(PRESSED_BY_DROP);
    return {
      element,
      isLawful: how !== 'refused',
      takesThrows: false,
      onDrop: () => {
        element.click();
        if (how === 'twice') element.click();
      },
    };
  });
}
