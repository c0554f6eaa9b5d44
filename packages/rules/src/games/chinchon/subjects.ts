export { chinchonSubject as laws } from './law-subject.ts';
export { chinchonSecrets as secrets } from './secrets.ts';
