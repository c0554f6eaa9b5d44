/** The maximum length of a commit's subject, in characters. */
const LONGEST = 72;

/** The pattern of a subject: one or more areas of the repository, then the change. */
const SUBJECT = /^[a-z0-9]+(?:, [a-z0-9]+)*: [^A-Z\s].*[^.\s]$/;

/** Returns one sentence for each rule that a commit message breaks. */
export function faultsOfMessage(message: string): readonly string[] {
  const [subject = '', blank = '', ...body] = message.trim().split('\n');
  const length = Array.from(subject).length;
  return [
    ...(SUBJECT.test(subject) ? [] : ['it does not begin "area: what changed", in lower case and without a full stop']),
    ...(length <= LONGEST ? [] : [`its first line has ${length} characters; ${LONGEST} are enough`]),
    ...(blank === '' && body.some((line) => line.trim() !== '') ? [] : ['no body says why']),
  ];
}
