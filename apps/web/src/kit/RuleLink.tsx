import { useAddress } from '../language/choice.ts';
import { useSay } from '../language/language.ts';
import './ruleLink.css';
import { rulePath } from './rulePath.ts';

/** A rule's id as a link to the rule. Opens beside the table, which stays where it is. */
export function RuleLink({ rule }: { readonly rule: string }) {
  const say = useSay();
  const address = useAddress(rulePath(rule));
  return (
    <a className="rule-link" href={address} target="_blank" rel="noopener" aria-label={say('kit.rule', { rule })}>
      {rule}
    </a>
  );
}
