import './firstSight.css';

/** A placeholder for a page until it is loaded: the page's title, as the document shows it before any script has run. */
export function FirstSight() {
  return (
    <div className="first-sight" aria-busy="true">
      <p>{document.title}</p>
    </div>
  );
}
