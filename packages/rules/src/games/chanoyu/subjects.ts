export { chanoyuSubject as laws } from './law-subject.ts';
export { chanoyuSecrets as secrets } from './secrets.ts';
