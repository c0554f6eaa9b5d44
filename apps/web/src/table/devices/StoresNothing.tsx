import { useSay } from '../../language/language.ts';
import { Complaint } from '../../ui/Complaint.tsx';

/** A warning for a user about to give a name to a browser that stores nothing. */
export function StoresNothing() {
  return <Complaint>{useSay()('devices.stores-nothing')}</Complaint>;
}
