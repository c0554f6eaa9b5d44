import { useAddress } from '../language/choice.ts';
import { useLanguage, useSay } from '../language/language.ts';
import { messageOf } from '../language/message.ts';
import './ruleLink.css';
import { rulePath } from './rulePath.ts';

export interface RuleLinkProps {
  readonly rule: string;
  /** The text: the rule's title and number, or the number alone if the title is already beside it. */
  readonly as?: 'title' | 'number';
  /** -1 if the container is a single tab stop and opens the link. */
  readonly tabIndex?: -1;
}

/** A link to a rule, such as `Aces and the Kinal · CP6.5`. The rule opens beside the table, which stays open. */
export function RuleLink({ rule, as = 'title', tabIndex }: RuleLinkProps) {
  const say = useSay();
  const { catalogue } = useLanguage();
  const address = useAddress(rulePath(rule));
  // the headings of a game's rules load with its board
  const heading = messageOf(`rules.${rule.split('.')[0] ?? ''}`, {}, catalogue);
  const title = heading === null ? null : say(heading);
  const shown = as === 'title' ? title : null;
  return (
    <a
      className="rule-link"
      href={address}
      target="_blank"
      rel="noopener"
      tabIndex={tabIndex}
      aria-label={shown === null ? say('ui.rule', { rule }) : undefined}
      title={shown === null && title !== null ? title : undefined}
    >
      {shown !== null && <span className="rule-title">{shown} </span>}
      <span className="rule-number">
        {shown !== null && <span className="rule-title">· </span>}
        {rule}
      </span>
    </a>
  );
}
