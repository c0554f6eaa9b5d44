export { chapankaSubject as laws } from './law-subject.ts';
export { chapankaSecrets as secrets } from './secrets.ts';
