import { describeLaws } from '../../kernel/laws/index.ts';
import { chinasoSubject } from './law-subject.ts';

describeLaws(chinasoSubject);
