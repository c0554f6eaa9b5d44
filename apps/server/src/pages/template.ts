import { createHash } from 'node:crypto';
import type { Head } from '@chinwag/protocol';
import type { Inside } from '../http/security-headers.ts';

/** A title in one language. */
interface TitleIn {
  readonly lang: string;
  readonly title: string;
}

/** The parts of a page that are visible before any script runs. */
export interface FirstSight {
  readonly lang: string;
  /** The locale in the form of link previews: `en_GB`. */
  readonly locale: string;
  /** The theme of the page: a game's id, or `hall`. */
  readonly room: string;
  readonly head: Head;
  /** The title in every language; the page shows the chosen one. */
  readonly titles: readonly TitleIn[];
  /** The full URL of the page, and of the picture for its link preview. The page omits either if it is null. */
  readonly url: string | null;
  readonly picture: string | null;
}

/** The placeholders in a built page, and what replaces them. */
const GAPS = [
  { stands: /<html\b[^>]*>/, filled: rootOf },
  // The metadata, which is that of a page whose placeholders are not filled.
  { stands: /<!-- head -->[\s\S]*<!-- \/head -->/, filled: headOf },
  // The initial text, which is shown until the page has loaded.
  { stands: /<!-- sight -->[\s\S]*<!-- \/sight -->/, filled: shownOf },
];
const ANY_GAP = new RegExp(GAPS.map(({ stands }) => stands.source).join('|'), 'g');

/** A built page, with placeholders for its metadata. */
export class Template {
  /** The parts before the first placeholder, between placeholders, and after the last one. */
  readonly fixed: readonly string[];
  /** The inline scripts and styles of the page. */
  readonly inside: Inside;
  readonly #gaps: readonly ((sight: FirstSight) => string)[];

  constructor(html: string) {
    this.fixed = html.split(ANY_GAP);
    this.inside = insideOf(html);
    this.#gaps = [...html.matchAll(ANY_GAP)].flatMap(([found]) => GAPS.find(({ stands }) => stands.test(found))?.filled ?? []);
  }

  /** Returns the content of the placeholders, in order. */
  fillings(sight: FirstSight): readonly string[] {
    return this.#gaps.map((filled) => filled(sight));
  }
}

function rootOf({ lang, room }: FirstSight): string {
  return `<html lang="${escaped(lang)}" data-room="${escaped(room)}">`;
}

function shownOf({ titles }: FirstSight): string {
  return titles.map(({ lang, title }) => `<p lang="${escaped(lang)}" hidden>${escaped(title)}</p>`).join('');
}

function headOf({ head: { title, description }, locale, url, picture }: FirstSight): string {
  const tags = [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Chinwag'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:locale', locale),
    ...(url === null ? [] : [meta('property', 'og:url', url)]),
    ...(picture === null ? [] : pictureTags(picture)),
    meta('name', 'twitter:card', picture === null ? 'summary' : 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
  ];
  return tags.join('\n    ');
}

function pictureTags(picture: string): readonly string[] {
  return [
    meta('property', 'og:image', picture),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:image', picture),
  ];
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escaped(content)}" />`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Returns text escaped for use in an element or an attribute. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

const SCRIPT = /<script(?: type="importmap")?>([\s\S]*?)<\/script>/g;
const STYLE = /<style>([\s\S]*?)<\/style>/g;

/** Returns the inline scripts and styles of a built page, in the form that a content security policy uses. */
function insideOf(template: string): Inside {
  return { scripts: hashes(template, SCRIPT), styles: hashes(template, STYLE) };
}

function hashes(template: string, part: RegExp): readonly string[] {
  return [...template.matchAll(part)].map(([, text = '']) => `'sha256-${hashOf(text)}'`);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
