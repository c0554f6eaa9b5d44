// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { useLanguageQuestion } from '../../language/choice.ts';
import { OFFERS } from '../../language/languages.ts';
import { loadMessages, speak } from '../../language/load.ts';
import { loadAllShownLater } from '../../ui/shownLater.tsx';
import { HistoryPage } from './HistoryPage.tsx';

beforeAll(async () => {
  await speak('en');
  await loadMessages('table', 'rooms', 'history', 'fairness');
  await loadAllShownLater();
});
afterEach(() => {
  cleanup();
  useLanguageQuestion.setState({ offer: null });
});

it('the history page offers the browser’s language to players who have chosen none', () => {
  useLanguageQuestion.setState({ offer: 'es' });
  render(<HistoryPage />);
  expect(screen.getByText(OFFERS.es.question)).toBeDefined();
});
