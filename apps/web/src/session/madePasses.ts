import { type DeviceKind, guestIdSchema, type PassCode, passCodeSchema } from '@chinwag/protocol';
import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { storedOnDevice } from '../storage/stored.ts';

const madePassSchema = z.object({ pass: passCodeSchema, person: guestIdSchema });
/** A pass that was made on this device, and its guest. */
type MadePass = Readonly<z.output<typeof madePassSchema>>;

/** A pass that another device has redeemed, with the kind of that device. */
export interface TakenPass {
  readonly pass: PassCode;
  readonly device: DeviceKind;
}

/** The maximum number of stored passes. Newer passes replace the oldest. */
const MOST = 5;

/**
 * Stored on this device alone, no matter what the person's other devices have seen. The thief of a pass could claim, as the guest,
 * to have seen the pass redeemed.
 */
const stored = storedOnDevice('made-passes', z.readonly(z.array(madePassSchema)));

/** The passes made on this device whose outcome has not been seen, and those of them known to be redeemed. */
interface Passes {
  readonly made: readonly MadePass[];
  readonly taken: readonly TakenPass[];
}

const store = createStore<Passes>(() => ({ made: stored.read() ?? [], taken: [] }));
stored.follow((made) => setMade(made ?? []));

/** Stores a pass issued on this device. */
export function noteMadePass(made: MadePass): void {
  write([made, ...store.getState().made].slice(0, MOST));
}

/** Records that another device has redeemed a pass. */
export function notePassTaken(taken: TakenPass): void {
  const others = store.getState().taken.filter(({ pass }) => pass !== taken.pass);
  store.setState({ taken: [...others, taken] });
}

/** Removes a pass whose outcome the user has seen, or that will have no outcome. */
export function passSeen(seen: PassCode): void {
  write(store.getState().made.filter(({ pass }) => pass !== seen));
}

/** Returns the passes issued on this device whose outcome the user has not seen, newest first. */
export function useMadePasses(): readonly MadePass[] {
  return useStore(store, ({ made }) => made);
}

/** Returns the passes issued on this device that another device has redeemed. */
export function useTakenPasses(): readonly TakenPass[] {
  return useStore(store, ({ taken }) => taken);
}

function write(made: readonly MadePass[]): void {
  if (made.length === 0) stored.remove();
  else stored.write(made);
  setMade(made);
}

function setMade(made: readonly MadePass[]): void {
  const taken = store.getState().taken.filter(({ pass }) => made.some((other) => other.pass === pass));
  store.setState({ made, taken });
  // The code that shows the news on every page loads only if there are any passes.
  window.dispatchEvent(new Event('chinwag-passes'));
}
