/* Every kind of fault that a simulation injects, by its name, with its effect. */
const FAULTS = {
  crash: 'a process dies, at any time',
  'crash before telling': 'a process dies when something has been written down, and nothing has been sent',
  restart: 'a process stops in order, and another takes its tables up',
  'two owners': 'a second process brings a table up while the first one still has it',
  'slow store': 'for a while, the store takes seconds for everything',
  'failing store': 'for a while, the store refuses some of what it is asked',
  'store away': 'for a while, the store cannot be reached',
  'unsure write': 'something is written down, and the writer gets an error',
  'lost message': 'a message between browser and server never arrives',
  'doubled message': 'a message arrives twice',
  'late message': 'a message arrives after others that were sent later',
  'cut line': 'a line breaks with whatever is on its way',
} as const;

export type FaultKind = keyof typeof FAULTS;

export const FAULT_KINDS = Object.keys(FAULTS) as readonly FaultKind[];

/** The number of injected faults by kind. */
export type FaultCounts = Readonly<Record<FaultKind, number>>;

/** Zero faults of every kind. */
export const NO_FAULTS = Object.fromEntries(FAULT_KINDS.map((kind) => [kind, 0])) as FaultCounts;
