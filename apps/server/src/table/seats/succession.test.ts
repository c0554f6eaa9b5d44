import type { Guest, GuestId } from '@chinwag/protocol';
import { describe, expect, it } from 'vitest';
import { ANN, BEN, CAT, GATHERING, grantedTable } from '../../tests/support/table-parts.ts';
import { handOver } from './hosting.ts';
import { sit, stand } from './seating.ts';
import { succeeded } from './succession.ts';

const WITH_BEN_AND_CAT = grantedTable(sit(grantedTable(sit(GATHERING, BEN, 2)), CAT, 1));

const here =
  (...people: readonly Guest[]) =>
  (person: GuestId): boolean =>
    people.some(({ id }) => id === person);

describe('a host who is away', () => {
  it('is followed by the one here who sat down first, wherever that is', () => {
    expect(succeeded(WITH_BEN_AND_CAT, here(BEN, CAT), []).host).toEqual(BEN);
  });

  it('is not followed by one who is away too', () => {
    expect(succeeded(WITH_BEN_AND_CAT, here(CAT), []).host).toEqual(CAT);
  });

  it('is followed by one who sat down again only after those who stayed', () => {
    const again = grantedTable(sit(grantedTable(stand(WITH_BEN_AND_CAT, BEN.id)), BEN, 3));
    expect(succeeded(again, here(BEN, CAT), []).host).toEqual(CAT);
  });

  it('is followed by the first of those who watch if nobody who sits is here', () => {
    expect(succeeded(GATHERING, here(BEN, CAT), [CAT, BEN]).host).toEqual(CAT);
  });

  it('is followed by somebody of whom no more is stored than who they are', () => {
    const spectator = { ...CAT, connected: true };
    expect(succeeded(GATHERING, here(CAT), [spectator]).host).toEqual(CAT);
  });

  it('stays the host of a table where nobody is', () => {
    expect(succeeded(WITH_BEN_AND_CAT, here(), [])).toBe(WITH_BEN_AND_CAT);
  });

  it('is remembered also when the next host goes away too, until they are host again', () => {
    const twice = succeeded(succeeded(WITH_BEN_AND_CAT, here(BEN), []), here(CAT), []);
    expect(twice).toMatchObject({ host: CAT, formerHost: ANN });
    expect(succeeded(twice, here(ANN), [])).toMatchObject({ host: ANN, formerHost: null });
  });

  it('is remembered, until the table is handed over', () => {
    const followed = succeeded(WITH_BEN_AND_CAT, here(BEN, CAT), []);
    expect(followed.formerHost).toEqual(ANN);
    expect(grantedTable(handOver(followed, BEN.id, ANN))).toMatchObject({ host: ANN, formerHost: null });
  });
});
