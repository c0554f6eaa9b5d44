export { chinkwaySubject as laws } from './law-subject.ts';
export { chinkwaySecrets as secrets } from './secrets.ts';
