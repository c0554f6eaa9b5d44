import { borders } from './borders.mjs';
import { columns } from './columns.mjs';

/** The lint rules of this repository. */
export default { meta: { name: 'chinwag' }, rules: { borders, columns } };
