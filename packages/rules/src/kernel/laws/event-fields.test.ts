import { expect, test } from 'vitest';
import { eventFields } from './event-fields.ts';
import { faultFound, mutant } from './toy/mutants.ts';
import { pennies } from './toy/pennies.ts';

test('law 9, event fields: a field left out of eventFields turns it red', () => {
  const fault = mutant({ eventFields: { ...pennies.eventFields, exchanged: ['seat', 'card'] } });
  expect(faultFound(eventFields, fault)).toMatch('an event changes when it is sent');
});

test('law 9, event fields: a field that the event does not have turns it red', () => {
  const fault = mutant({
    eventFields: { ...pennies.eventFields, kept: ['seat', 'card'] as unknown as ['seat'] },
  });
  expect(faultFound(eventFields, fault)).toMatch('an event changes when it is sent');
});

test('law 9, event fields: a hidden event that lacks a field turns it red', () => {
  const fault = mutant({
    hideEvent: (event, viewer, state) => {
      const hidden = pennies.hideEvent(event, viewer, state);
      if (hidden.type !== 'dealt') return hidden;
      const { stock: _, ...rest } = hidden;
      return rest as typeof hidden;
    },
  });
  expect(faultFound(eventFields, fault)).toMatch('viewer: 0');
});

test('law 9, event fields: a kind of event that eventFields does not list turns it red', () => {
  const { kept: _, ...table } = pennies.eventFields;
  const fault = mutant({ eventFields: table as typeof pennies.eventFields });
  expect(faultFound(eventFields, fault)).toMatch('eventFields does not list');
});
