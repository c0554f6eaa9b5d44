import { useSay } from '../../language/language.ts';
import { Complaint } from '../../ui/Complaint.tsx';

/** A warning to a user who is about to enter a name in a browser that stores nothing. */
export function StoresNothing() {
  return <Complaint>{useSay()('devices.stores-nothing')}</Complaint>;
}
