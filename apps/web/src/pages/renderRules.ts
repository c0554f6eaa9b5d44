import { Marked, type Tokens } from 'marked';
import type { LanguageId } from '../language/languages.ts';
import { typeset } from '../language/typeset.ts';

/** A page of rules, ready to be shown. */
export interface RenderedRules {
  readonly title: string;
  /** Everything below the title. Each rule is an element whose id is the rule's number. */
  readonly html: string;
  readonly sections: readonly Section[];
}

/** A chapter of the rules. */
interface Section {
  readonly id: string;
  readonly title: string;
}

const RULE = /^[A-Z]{2}\d+\.\d+$/u;
const RULE_AT_START = /^\*\*([A-Z]{2}\d+\.\d+)\*\*/u;

/**
 * Renders the rules of a game, written by us in Markdown: its first heading is the title, `**CW4.2**` numbers a rule. What a line
 * must not part in their language stays together.
 */
export function renderRules(markdown: string, language: LanguageId): RenderedRules {
  const sections: Section[] = [];
  let title = '';
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ depth, text, tokens }: Tokens.Heading) {
        if (depth === 1) {
          title = text;
          return '';
        }
        const id = slug(text);
        if (depth === 2) sections.push({ id, title: text });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      listitem({ text, tokens }: Tokens.ListItem) {
        const rule = RULE_AT_START.exec(text)?.[1];
        const attributes = rule === undefined ? '' : ` id="${rule}" class="rule"`;
        return `<li${attributes}>${this.parser.parse(tokens)}</li>\n`;
      },
      strong({ text, tokens }: Tokens.Strong) {
        if (RULE.test(text)) return `<a class="rule-number" href="#${text}">${text}</a>`;
        return `<strong>${this.parser.parseInline(tokens)}</strong>`;
      },
      table(token: Tokens.Table) {
        return `<div class="rules-table">${tableHtml(token, (cell) => this.parser.parseInline(cell.tokens))}</div>\n`;
      },
    },
  });
  const html = marked.parse(typeset(markdown, language), { async: false });
  return { title, html, sections };
}

function tableHtml({ header, rows }: Tokens.Table, inline: (cell: Tokens.TableCell) => string): string {
  const row = (cells: readonly Tokens.TableCell[]): string =>
    `<tr>${cells.map((cell, k) => (k === 0 ? `<th scope="row">${inline(cell)}</th>` : `<td>${inline(cell)}</td>`)).join('')}</tr>`;
  return `<table>${[header, ...rows].map(row).join('')}</table>`;
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/gu, '');
}
