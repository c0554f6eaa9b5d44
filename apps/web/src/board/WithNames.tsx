import { Fragment } from 'react';
import { useSay } from '../language/language.ts';
import { useCalled } from '../language/useCalled.ts';
import type { Message, Person } from '../language/message.ts';
import './withNames.css';

export interface WithNamesProps {
  /** A message in which some values are persons. Each such value is one person. */
  readonly message: Message;
}

/* Placeholders for names while a message is formatted: characters that nobody types. */
const FIRST_SIGN = 0xe000;
const SIGN = /([\ue000-\ue0ff])/u;

/** Renders a message in which only names shrink where space is short. Long names end in an ellipsis; all other text stays. */
export function WithNames({ message: { key, values } }: WithNamesProps) {
  const say = useSay();
  const called = useCalled();
  const names: string[] = [];
  const signed = Object.entries(values).map(([gap, value]) => {
    if (!isSomebody(value)) return [gap, value] as const;
    names.push(called(value.name));
    return [gap, { ...value, name: String.fromCharCode(FIRST_SIGN + names.length - 1) }] as const;
  });
  const said = say({ key, values: Object.fromEntries(signed) }).split(SIGN);
  return (
    <span className="with-names" data-several={names.length > 1 || undefined}>
      {said.map((part, k) => {
        const name = SIGN.test(part) ? names[part.charCodeAt(0) - FIRST_SIGN] : undefined;
        if (name !== undefined) return <span key={k} className="one-line">{name}</span>;
        return <Fragment key={k}>{part !== '' && <span>{part}</span>}</Fragment>;
      })}
    </span>
  );
}

/** Returns whether a value is a person with a name, and not `you`. */
function isSomebody(value: unknown): value is Person {
  return typeof value === 'object' && value !== null && 'name' in value && 'you' in value && value.you === false;
}
