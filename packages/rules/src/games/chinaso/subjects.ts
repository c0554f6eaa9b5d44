export { chinasoSubject as laws } from './law-subject.ts';
export { chinasoSecrets as secrets } from './secrets.ts';
