import { borders } from './borders.mjs';
import { columns } from './columns.mjs';

/** The rules of the lint that are the house's own. */
export default { meta: { name: 'house' }, rules: { borders, columns } };
