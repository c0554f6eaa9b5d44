import { allScopes } from '../languages/catalogues.ts';
import { contentFaults, type WrittenMessage, writtenMessages } from '../languages/content/check.ts';
import { codeFaults } from '../languages/content/code.ts';
import type { Planted } from './fault.ts';
import { CODE_FAULTS, type CodeFault, TEXT_FAULTS, type TextFault } from './text-list.ts';

const CHECK = 'the check of the languages';

/**
 * Makes each mutation of texts in memory, and runs the language check on the changed message or line of code. Returns the results.
 */
export function plantedInTexts(): readonly Planted[] {
  const messages = writtenMessages(allScopes());
  return [
    ...TEXT_FAULTS.map((fault) => ({ fault: fault.fault, noticing: CHECK, whyNot: whyTextPasses(fault, messages) })),
    ...CODE_FAULTS.map((fault) => ({ fault: fault.fault, noticing: CHECK, whyNot: whyCodePasses(fault) })),
  ];
}

function whyTextPasses(fault: TextFault, messages: ReadonlyMap<string, WrittenMessage>): string | null {
  const { language, key, replaced, by, complaint } = fault;
  const message = messages.get(key);
  const text = message?.[language];
  if (text?.split(replaced).length !== 2) return `${language}: ${key} has it no more, or more than once: ${replaced}`;
  const before = contentFaults(key, message ?? {});
  if (before.length > 0) return `the text is wrong by itself: ${before.join(' ')}`;
  return whyNotAmong(contentFaults(key, { ...message, [language]: text.replace(replaced, () => by) }), complaint);
}

function whyCodePasses({ code, complaint }: CodeFault): string | null {
  return whyNotAmong(codeFaults([{ path: 'planted.tsx', text: code }]), complaint);
}

function whyNotAmong(complaints: readonly string[], expected: string): string | null {
  if (complaints.some((complaint) => complaint.includes(expected))) return null;
  return complaints.length === 0 ? 'nothing is said of it' : `other things are said of it: ${complaints.join(' ')}`;
}
