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

describe('an absent host', () => {
  it('is succeeded by the present player who sat down first, regardless of seat', () => {
    expect(succeeded(WITH_BEN_AND_CAT, here(BEN, CAT), []).host).toEqual(BEN);
  });

  it('is not succeeded by another absent player', () => {
    expect(succeeded(WITH_BEN_AND_CAT, here(CAT), []).host).toEqual(CAT);
  });

  it('is succeeded by a player who stayed before a player who stood up and sat down again', () => {
    const again = grantedTable(sit(grantedTable(stand(WITH_BEN_AND_CAT, BEN.id)), BEN, 3));
    expect(succeeded(again, here(BEN, CAT), []).host).toEqual(CAT);
  });

  it('is succeeded by the first spectator if no seated player is present', () => {
    expect(succeeded(GATHERING, here(BEN, CAT), [CAT, BEN]).host).toEqual(CAT);
  });

  it('is succeeded by a guest whose stored record contains only their identity', () => {
    const spectator = { ...CAT, connected: true };
    expect(succeeded(GATHERING, here(CAT), [spectator]).host).toEqual(CAT);
  });

  it('stays the host of an empty table', () => {
    expect(succeeded(WITH_BEN_AND_CAT, here(), [])).toBe(WITH_BEN_AND_CAT);
  });

  it('is remembered even after the next host leaves too, and becomes host again on return', () => {
    const twice = succeeded(succeeded(WITH_BEN_AND_CAT, here(BEN), []), here(CAT), []);
    expect(twice).toMatchObject({ host: CAT, formerHost: ANN });
    expect(succeeded(twice, here(ANN), [])).toMatchObject({ host: ANN, formerHost: null });
  });

  it('is remembered until the table is handed over', () => {
    const followed = succeeded(WITH_BEN_AND_CAT, here(BEN, CAT), []);
    expect(followed.formerHost).toEqual(ANN);
    expect(grantedTable(handOver(followed, BEN.id, ANN))).toMatchObject({ host: ANN, formerHost: null });
  });
});
