/** What lies beside the built page, by its links, its import map and its styles: each begins with `./`. */
const BESIDE = /(?<=(?:(?:href|src)=|[{,:])"|url\(["']?)\.\//g;

/** The built page as it is sent from an address at which what lies beside it is found from `place`: `/cards/`, or `../../`. */
export function pageFrom(html: string, place: string): string {
  return html.replaceAll(BESIDE, place);
}
