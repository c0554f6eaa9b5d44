import { borders } from './borders.mjs';
import { clock } from './clock.mjs';
import { columns } from './columns.mjs';

/** The lint rules of this repository. */
export default { meta: { name: 'chinwag' }, rules: { borders, clock, columns } };
