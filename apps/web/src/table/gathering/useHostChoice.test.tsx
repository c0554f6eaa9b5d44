// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { OptionChoice } from '../../board/optionWords.ts';
import type { ConnectionStatus } from '../../session/status.ts';
import { StoryTable, storyTable } from '../../stories/storyTable.tsx';
import { message } from '../../language/message.ts';
import { type Ask, useTable } from '../tableContext.ts';
import { TableProvider } from '../TableProvider.tsx';
import { useHostChoice } from './useHostChoice.ts';

afterEach(cleanup);

const WORDS = message('gathering.rules');
const option = (key: string, ...values: readonly string[]): OptionChoice => ({
  isLength: false,
  key,
  label: WORDS,
  choices: values.map((value) => ({ value, label: WORDS, help: WORDS })),
});
const LENGTH = option('length', 'full', 'short');
const FINAL = option('final', 'none', 'reseat');
const SENT = { length: 'full', final: 'none' };
const LIVE: ConnectionStatus = { name: 'live', after: 'opening' };

/** Shows a host’s choice at a table that has sent these options. */
function choosing(first: Readonly<Record<string, string>> = SENT, status: ConnectionStatus = LIVE) {
  const ask = vi.fn<Ask>();
  let around = { options: first, status };
  function Asking({ children }: { readonly children: ReactNode }) {
    return <TableProvider value={{ ...useTable(), ask }}>{children}</TableProvider>;
  }
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StoryTable table={storyTable({ options: around.options })} status={around.status}>
      <Asking>{children}</Asking>
    </StoryTable>
  );
  const { result, rerender } = renderHook(useHostChoice, { wrapper });
  return {
    choose: (what: OptionChoice, value: string) => act(() => result.current(what, () => value)),
    tell: (options: Readonly<Record<string, string>>, now: ConnectionStatus = LIVE) => {
      around = { options, status: now };
      rerender();
    },
    asked: () => ask.mock.calls.map(([, payload]) => ('options' in payload ? payload.options : null)),
  };
}

test('a second choice is sent together with the first if the table has not confirmed that one', () => {
  const { choose, asked } = choosing();
  choose(LENGTH, 'short');
  choose(FINAL, 'reseat');
  expect(asked()).toEqual([{ length: 'short', final: 'none' }, { length: 'short', final: 'reseat' }]);
});

test('a choice that the table has confirmed is not sent again', () => {
  const { choose, tell, asked } = choosing();
  choose(LENGTH, 'short');
  tell({ length: 'short', final: 'none' });
  tell({ length: 'full', final: 'none' });
  choose(FINAL, 'reseat');
  expect(asked().at(-1)).toEqual({ length: 'full', final: 'reseat' });
});

test('a choice sent before a disconnect is dropped', () => {
  const { choose, tell, asked } = choosing();
  choose(LENGTH, 'short');
  tell(SENT, { name: 'reconnecting', attempt: 1 });
  tell(SENT);
  choose(FINAL, 'reseat');
  expect(asked().at(-1)).toEqual({ length: 'full', final: 'reseat' });
});
