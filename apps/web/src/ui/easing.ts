/** The easing of cards being laid down: `--ease-settle` of the style sheets, for scripted animation. */
export const SETTLE = 'cubic-bezier(0.2, 0.8, 0.25, 1)';
