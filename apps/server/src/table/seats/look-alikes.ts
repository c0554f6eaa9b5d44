/** Characters that look like Latin letters, mapped to capitals if only those look alike. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'АаΑαɑᴀᎪ', b: 'ВΒʙᏴЬьƄ', c: 'СсϹϲᴄᏟ', d: 'ԁᎠᴅđĐ', e: 'ЕеΕҽᴇᎬєЄ', f: 'ϜҒғꞘ', g: 'ɡԍᏀɢ', h: 'НнΗһҺᎻʜհħĦ', j: 'ЈјᎫᴊϳ',
  k: 'КкΚκᏦᴋ', l: 'ІіΙιӀӏıɩ1iIjLlᏞ|ǀłŁɪ', m: 'МмΜᎷᴍ', n: 'Νηոпɴ', o: 'ОоΟοՕօ0σᴏסَ०০౦øØ', p: 'РрΡρᏢᴘþ', q: 'ԛզ',
  r: 'гᴦʀᏒ', s: 'ЅѕՏᏚꜱ', t: 'ТтΤτᎢᴛŧŦ', u: 'υսᴜՍцʋ', v: 'νѵѴᏙᴠ', w: 'ԝԜᏔᴡωա', x: 'ХхΧχ×', y: 'УуΥүҮγʏ', z: 'ΖᴢᏃ',
  3: 'ЗзӠʒЭ', 6: 'б',
};

const LATIN: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([latin, others]) => Array.from(others, (other) => [other, latin] as const)),
);

/** Combining marks shared by several scripts, except Japanese: accents, and marks that disguise letters. */
const ACCENTS = /(?![\u3099\u309A])\p{Script=Inherited}/gu;
const NEITHER_LETTER_NOR_DIGIT = /[^\p{L}\p{N}\p{M}|]+/gu;

/** A cache of names' confusable forms, because a table needs the forms of all present people again and again. */
const lately = new Map<string, readonly string[]>();
const REMEMBERED = 2000;

/** Returns a name's confusable forms: in lower case, unchanged, and in capitals. Names that look alike share a form. */
export function looksOf(name: string): readonly string[] {
  const known = lately.get(name);
  if (known !== undefined) return known;
  const looks = [...new Set([name, name.toLowerCase(), name.toUpperCase()].map(lookOf))];
  if (lately.size >= REMEMBERED) lately.clear();
  lately.set(name, looks);
  return looks;
}

function lookOf(name: string): string {
  const bare = name.normalize('NFKD').replace(ACCENTS, '').replace(NEITHER_LETTER_NOR_DIGIT, '');
  return Array.from(bare, (letter) => LATIN.get(letter) ?? letter.toLowerCase())
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}
