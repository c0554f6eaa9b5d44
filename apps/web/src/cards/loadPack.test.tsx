// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Card } from './Card.tsx';
import { CardInText } from './CardInText.tsx';
import { loadPack } from './loadPack.ts';

afterEach(cleanup);

test('a Spanish card is never blank once its pack is loaded, neither on the table nor in a sentence', async () => {
  await loadPack('spanish');
  const { container } = render(
    <>
      <Card card="7O" pack="spanish" layout="index" />
      <Card card="12E" pack="spanish" layout="full" />
      <CardInText card="3B" pack="spanish" />
    </>,
  );
  const [index, full] = container.querySelectorAll('.card > svg');
  expect(index?.querySelectorAll('use').length).toBeGreaterThan(0);
  expect(full?.childElementCount).toBeGreaterThan(1);
  expect(container.querySelector('.card-in-text .suit-icon')).not.toBeNull();
});
