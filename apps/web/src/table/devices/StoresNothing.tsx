import { useSay } from '../../language/language.ts';
import { Complaint } from '../../ui/Complaint.tsx';

/** For one who is about to give a name to a browser that stores nothing: what comes of it. */
export function StoresNothing() {
  return <Complaint>{useSay()('devices.stores-nothing')}</Complaint>;
}
