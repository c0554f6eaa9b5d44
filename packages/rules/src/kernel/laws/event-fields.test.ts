import { expect, test } from 'vitest';
import { eventFields } from './event-fields.ts';
import { faultFound, mutant } from './toy/mutants.ts';
import { pennies } from './toy/pennies.ts';

test('law 9, event fields: detects a field missing from eventFields', () => {
  const fault = mutant({ eventFields: { ...pennies.eventFields, exchanged: ['seat', 'card'] } });
  expect(faultFound(eventFields, fault)).toMatch('an event changes when it is sent');
});

test('law 9, event fields: detects a listed field that the event lacks', () => {
  const fault = mutant({
    eventFields: { ...pennies.eventFields, kept: ['seat', 'card'] as unknown as ['seat'] },
  });
  expect(faultFound(eventFields, fault)).toMatch('an event changes when it is sent');
});

test('law 9, event fields: detects a hidden event that lacks a field', () => {
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

test('law 9, event fields: detects a kind of event missing from eventFields', () => {
  const { kept: _, ...table } = pennies.eventFields;
  const fault = mutant({ eventFields: table as typeof pennies.eventFields });
  expect(faultFound(eventFields, fault)).toMatch('eventFields does not list');
});
