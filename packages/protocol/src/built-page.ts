/** Matches the relative links in the built page's links, import map and styles. Each relative link begins with `./`. */
const BESIDE = /(?<=(?:(?:href|src)=|[{,:])"|url\(["']?)\.\//g;

/** Returns the built page with its relative links resolved against `place`, such as `/cards/` or `../../`. */
export function pageFrom(html: string, place: string): string {
  return html.replaceAll(BESIDE, place);
}
