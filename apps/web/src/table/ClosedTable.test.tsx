// @vitest-environment happy-dom
import { refusal } from '@chinwag/protocol';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadMessages, speak } from '../language/load.ts';
import { ClosedTable } from './ClosedTable.tsx';

beforeAll(async () => {
  await speak('en');
  await loadMessages('table');
});
beforeEach(() => window.history.replaceState(null, '', '/t/ABCDE2345'));
afterEach(cleanup);

function field(): HTMLInputElement {
  return screen.getByRole('textbox', { name: 'Link or code from a friend' });
}

function join(code: string): void {
  fireEvent.change(field(), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: 'Join' }));
}

describe('a table that does not exist', () => {
  it('shows the code that was typed, to be corrected, and leads to the right one', () => {
    render(<ClosedTable refusal={refusal('table-not-found')} game={null} />);
    expect(field().value).toBe('ABCDE2345');
    join('abcde-23456');
    expect(window.location.pathname).toBe('/t/ABCDE23456');
  });

  it('says so where what was typed can be no code, and stays', () => {
    render(<ClosedTable refusal={refusal('table-not-found')} game={null} />);
    join('ABCD');
    expect(screen.getByText(/^That isn’t a table’s link or its ten-character code/)).toBeDefined();
    expect(window.location.pathname).toBe('/t/ABCDE2345');
  });
});

it('a table whose door is closed asks for no other code', () => {
  render(<ClosedTable refusal={refusal('door-closed')} game={null} />);
  expect(screen.queryByRole('textbox')).toBeNull();
});
