/** How a drawing is heard: as a picture with this name, or not at all if the name is ''. */
export function spokenAs(name: string) {
  return name === '' ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': name } as const);
}
