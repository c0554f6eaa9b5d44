import { speakEnglish } from './testing.ts';

await speakEnglish();
