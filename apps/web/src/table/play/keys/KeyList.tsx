import { useSay } from '../../../language/language.ts';
import type { Message } from '../../../language/message.ts';
import './keyList.css';

/** One or more keys and a text that says what they do. */
export type KeyRow = readonly [keys: readonly string[], what: Message];

/** A list of keys, with what each of them does. */
export function KeyList({ rows }: { readonly rows: readonly KeyRow[] }) {
  const say = useSay();
  return (
    <dl className="keys">
      {rows.map(([keys, what]) => (
        <div key={what.key}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key === 'Space' ? say('keys.space') : key}</kbd>
            ))}
          </dt>
          <dd>{say(what)}</dd>
        </div>
      ))}
    </dl>
  );
}
