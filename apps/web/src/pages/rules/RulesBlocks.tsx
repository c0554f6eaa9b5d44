import { Fragment } from 'react';
import { MiniCard } from '../../cards/MiniCard.tsx';
import type { Pack } from '../../language/cardCode.ts';
import { useSay } from '../../language/language.ts';
import type { Block, Inline, Item } from './readRules.ts';
import { WideTable } from './WideTable.tsx';

export interface RulesBlocksProps {
  readonly blocks: readonly Block[];
  readonly pack: Pack;
}

/** The text of the rules with drawn cards. Each rule is an element whose id is the rule's number. */
export function RulesBlocks({ blocks, pack }: RulesBlocksProps) {
  return blocks.map((block, k) => <OneBlock key={k} block={block} pack={pack} />);
}

function OneBlock({ block, pack }: { readonly block: Block; readonly pack: Pack }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.depth === 2 ? 'h2' : 'h3';
      return (
        <Heading id={block.id}>
          <Line parts={block.parts} pack={pack} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Line parts={block.parts} pack={pack} />
        </p>
      );
    case 'line':
      return <Line parts={block.parts} pack={pack} />;
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, k) => (
            <OneItem key={k} item={item} pack={pack} />
          ))}
        </List>
      );
    }
    case 'table':
      return <RulesTable rows={block.rows} pack={pack} />;
  }
}

function OneItem({ item: { rule, blocks }, pack }: { readonly item: Item; readonly pack: Pack }) {
  if (rule === null) return <li><RulesBlocks blocks={blocks} pack={pack} /></li>;
  return (
    <li id={rule} className="rule">
      <RulesBlocks blocks={blocks} pack={pack} />
    </li>
  );
}

function RulesTable({ rows, pack }: { readonly rows: Extract<Block, { kind: 'table' }>['rows']; readonly pack: Pack }) {
  const label = useSay()('pages.rules-page.table');
  return (
    <WideTable label={label}>
      <tbody>
        {rows.map((cells, r) => (
          <tr key={r}>
            {cells.map((parts, k) => {
              const line = <Line parts={parts} pack={pack} />;
              return k === 0 ? <th key={k} scope="row">{line}</th> : <td key={k}>{line}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

function Line({ parts, pack }: { readonly parts: readonly Inline[]; readonly pack: Pack }) {
  return parts.map((part, k) => <Fragment key={k}>{inLine(part, pack)}</Fragment>);
}

function inLine(part: Inline, pack: Pack) {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'code':
      return <code>{part.text}</code>;
    case 'strong':
      return <strong><Line parts={part.parts} pack={pack} /></strong>;
    case 'emphasis':
      return <em><Line parts={part.parts} pack={pack} /></em>;
    case 'number':
      return <a className="rule-number" href={`#${part.rule}`}>{part.rule}</a>;
    case 'reference':
      return <a href={`#${part.rule}`}>{part.rule}</a>;
    case 'link':
      return <a href={part.href}><Line parts={part.parts} pack={pack} /></a>;
    case 'cards':
      return <DrawnCards part={part} pack={pack} />;
  }
}

/** Cards in a line. If the words before them name the cards, hides the drawings from screen readers. */
function DrawnCards({ part: { words, drawn, cards }, pack }: {
  readonly part: Extract<Inline, { kind: 'cards' }>; readonly pack: Pack;
}) {
  const label = drawn === 'after' ? '' : undefined;
  return (
    <>
      {drawn === 'after' && <><Line parts={words} pack={pack} />{'\u00A0'}</>}
      <span className="rule-cards">
        {cards.map((card, k) => (
          <MiniCard key={k} card={card} pack={pack} label={label} />
        ))}
      </span>
    </>
  );
}
