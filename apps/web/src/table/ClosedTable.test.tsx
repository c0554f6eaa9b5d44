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

describe('the page of a table that does not exist', () => {
  it('shows the typed code for correction and leads to the corrected table', () => {
    render(<ClosedTable refusal={refusal('table-not-found')} game={null} />);
    expect(field().value).toBe('ABCDE2345');
    join('abcde-23456');
    expect(window.location.pathname).toBe('/t/ABCDE23456');
  });

  it('says that the input cannot be a code, and stays', () => {
    render(<ClosedTable refusal={refusal('table-not-found')} game={null} />);
    join('ABCD');
    expect(screen.getByText(/^That isn’t a table’s link or its ten-character code/)).toBeDefined();
    expect(window.location.pathname).toBe('/t/ABCDE2345');
  });
});

it('the page of a closed table has no field for another code', () => {
  render(<ClosedTable refusal={refusal('door-closed')} game={null} />);
  expect(screen.queryByRole('textbox')).toBeNull();
});
