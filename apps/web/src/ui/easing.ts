/** The easing of cards that are laid down: the `--ease-settle` of the style sheets, for scripted movement. */
export const SETTLE = 'cubic-bezier(0.2, 0.8, 0.25, 1)';
