import type { Drop } from './drops.ts';

/** The attribute of a button that a drop presses. */
const PRESSED_BY_DROP = 'data-drop';

/** The effect of a drop: one press, two presses if the first only chooses, or a refusal, which a press explains. */
type PressedHow = 'once' | 'twice' | 'refused';

/** Returns the attribute of a button that treats a drop as a press with the chosen card: `<button {...takesDrops('once')}>`. */
export function takesDrops(how: PressedHow): { readonly [PRESSED_BY_DROP]: PressedHow } {
  return { [PRESSED_BY_DROP]: how };
}

/** Returns the drop targets of all buttons that treat a drop as a press. */
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
