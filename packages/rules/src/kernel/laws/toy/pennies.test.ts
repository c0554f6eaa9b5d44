import { describeLaws } from '../describe-laws.ts';
import { penniesSubject } from './subject.ts';

describeLaws(penniesSubject);
