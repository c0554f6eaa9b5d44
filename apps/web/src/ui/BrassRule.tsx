import './brassRule.css';

/** The brass edge between cloth and paper. */
export function BrassRule() {
  return <div className="brass-rule" aria-hidden="true" />;
}
