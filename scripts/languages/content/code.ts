import { basename } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import type { SourceFile } from '../sources.ts';

/** Files that may change case, with the reason: their texts are not from the catalogues. */
const MAY_CHANGE_CASE: Readonly<Record<string, string>> = {
  'tokenFace.ts': 'the initial of a name, drawn as a sign',
  'tableLink.ts': 'a code that somebody types',
  'useTableKeys.ts': 'the name of a key',
  'readRules.ts': 'the anchor of a heading',
  'searchRules.ts': 'what is searched for, and what in',
  'languages.ts': 'the tag of a language',
  'parts.ts': 'the one place that begins a sentence with a capital letter',
};

/** Functions that return a message as text. */
const SAYERS = ['say', 'spoken', 'inWords'];
const CASE_METHODS = /^to(?:Locale)?(?:Lower|Upper)Case$/u;
/** Methods that return a part of a text. */
const PASSING_METHODS = ['slice', 'trim', 'charAt', 'replace', 'replaceAll', 'substring'];

/**
 * Returns one sentence for each place where code modifies a catalogue's text, by changing its case or joining texts. Test code is
 * exempt.
 */
export function codeFaults(sources: readonly SourceFile[]): readonly string[] {
  return sources.filter(({ path }) => !path.split(/[/\\]/u).includes('testing')).flatMap(faultsIn);
}

function faultsIn({ path, text }: SourceFile): readonly string[] {
  if (!/\bto(?:Locale)?(?:Lower|Upper)Case\b|\b(?:say|spoken|inWords)\(/u.test(text)) return [];
  const { program } = parseSync(path, text);
  const said = new Set<string>();
  const faults: string[] = [];
  /** The depth of React keys, which no user sees. */
  let keys = 0;
  const found = (node: ESTree.Span, says: string): void => {
    if (keys === 0) faults.push(`${path}:${text.slice(0, node.start).split('\n').length}: ${says}.`);
  };
  const isSaid = (node: ESTree.Node): boolean => saysText(node, said);
  const appends = 'it puts texts together: write a message with gaps, or give them to sentences()';
  new Visitor({
    JSXAttribute: ({ name }) => {
      if (name.name === 'key') keys++;
    },
    'JSXAttribute:exit': ({ name }) => {
      if (name.name === 'key') keys--;
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init !== null && isSaid(init)) said.add(id.name);
    },
    CallExpression: (node) => {
      const method = methodOf(node);
      if (method !== null && CASE_METHODS.test(method) && !(basename(path) in MAY_CHANGE_CASE)) {
        found(node, 'it changes the case of letters: write the text as it is to be read');
      }
      const parts = [calledOn(node), ...node.arguments];
      if (method === 'concat' && parts.some((part) => part !== null && isSaid(part))) found(node, appends);
      if (method === 'join' && joinsTexts(node, isSaid)) found(node, appends);
    },
    BinaryExpression: (node) => {
      if (node.operator === '+' && (isSaid(node.left) || isSaid(node.right))) found(node, appends);
    },
    AssignmentExpression: (node) => {
      if (node.operator === '+=' && isSaid(node.right)) found(node, appends);
    },
    TemplateLiteral: (node) => {
      if (node.expressions.some(isSaid)) found(node, appends);
    },
  }).visit(program);
  return faults;
}

/** Returns whether an expression's value is a message, or a part of one. */
function saysText(node: ESTree.Node, said: ReadonlySet<string>): boolean {
  if (node.type === 'Identifier') return said.has(node.name);
  if (node.type === 'ConditionalExpression') return saysText(node.consequent, said) || saysText(node.alternate, said);
  if (node.type === 'LogicalExpression') return saysText(node.left, said) || saysText(node.right, said);
  if (node.type !== 'CallExpression') return false;
  if (node.callee.type === 'Identifier') return SAYERS.includes(node.callee.name);
  const on = calledOn(node);
  return on !== null && PASSING_METHODS.includes(methodOf(node) ?? '') && saysText(on, said);
}

/** Returns whether `join` joins messages: those of a list, or of a mapped list. */
function joinsTexts(node: ESTree.CallExpression, isSaid: (node: ESTree.Node) => boolean): boolean {
  const list = calledOn(node);
  if (list?.type === 'ArrayExpression') return list.elements.some((element) => element !== null && isSaid(element));
  if (list?.type !== 'CallExpression' || methodOf(list) !== 'map') return false;
  const [each] = list.arguments;
  if (each?.type === 'Identifier') return SAYERS.includes(each.name);
  return each?.type === 'ArrowFunctionExpression' && isSaid(each.body);
}

function calledOn({ callee }: ESTree.CallExpression): ESTree.Expression | null {
  return callee.type === 'MemberExpression' ? callee.object : null;
}

function methodOf({ callee }: ESTree.CallExpression): string | null {
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : null;
}
