import { Icon } from '../../kit/Icon.tsx';
import './barSign.css';

/** Which way play goes, for the top bar: anticlockwise, to the right. */
export function BarSign() {
  return (
    <span className="direction-sign">
      <Icon name="anticlockwise" />
      <span>to the right</span>
      <span className="visually-hidden">: play goes anticlockwise</span>
    </span>
  );
}
