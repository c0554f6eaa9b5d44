import { describeLaws } from '../../kernel/laws/index.ts';
import { chinchonSubject } from './law-subject.ts';

describeLaws(chinchonSubject);
