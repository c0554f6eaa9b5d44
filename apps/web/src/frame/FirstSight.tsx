import './firstSight.css';

/** What is seen of a page until it is loaded: the same that the document shows before any script has run. */
export function FirstSight() {
  return (
    <div className="first-sight" aria-busy="true">
      <p>Chinwag</p>
    </div>
  );
}
