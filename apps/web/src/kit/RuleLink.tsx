import { useAddress } from '../language/choice.ts';
import { useSay } from '../language/language.ts';
import './ruleLink.css';
import { rulePath } from './rulePath.ts';

/** What `<RuleLink>` takes. */
export interface RuleLinkProps {
  readonly rule: string;
  /** -1 where what it stands in is one stop for the keyboard, and opens it. */
  readonly tabIndex?: -1;
}

/** A rule's id as a link to the rule. Opens beside the table, which stays where it is. */
export function RuleLink({ rule, tabIndex }: RuleLinkProps) {
  const say = useSay();
  const address = useAddress(rulePath(rule));
  const label = say('kit.rule', { rule });
  return (
    <a className="rule-link" href={address} target="_blank" rel="noopener" aria-label={label} tabIndex={tabIndex}>
      {rule}
    </a>
  );
}
