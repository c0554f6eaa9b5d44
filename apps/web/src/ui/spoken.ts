/**
 * Returns the attributes of a drawing for screen readers. The drawing is an image with this name, or hidden if the name is empty.
 */
export function spokenAs(name: string) {
  return name === '' ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': name } as const);
}
