/** How what is laid down comes to rest: the `--ease-settle` of the styles, for what moves by a script. */
export const SETTLE = 'cubic-bezier(0.2, 0.8, 0.25, 1)';
