import { OtherIcon } from '../Icon.tsx';

await OtherIcon.load();
