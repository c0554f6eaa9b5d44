import { type DeviceKind, guestIdSchema, type PassCode, passCodeSchema } from '@chinwag/protocol';
import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { storedOnDevice } from '../storage/stored.ts';

const madePassSchema = z.object({ pass: passCodeSchema, person: guestIdSchema });
/** A pass that was made on this device, and for whom. */
type MadePass = Readonly<z.output<typeof madePassSchema>>;

/** A pass that another device has taken, and what kind of device that is. */
export interface TakenPass {
  readonly pass: PassCode;
  readonly device: DeviceKind;
}

/** How many are stored: of more, those made first are no longer looked at. */
const MOST = 5;

/** On this device alone, whatever others of the same person have seen: who takes a pass could say that for its maker. */
const stored = storedOnDevice('made-passes', z.readonly(z.array(madePassSchema)));

/** The passes made on this device whose end has not been seen, and those of them that are known to be taken. */
interface Passes {
  readonly made: readonly MadePass[];
  readonly taken: readonly TakenPass[];
}

const store = createStore<Passes>(() => ({ made: stored.read() ?? [], taken: [] }));
stored.follow((made) => setMade(made ?? []));

/** A pass was made on this device. */
export function noteMadePass(made: MadePass): void {
  write([made, ...store.getState().made].slice(0, MOST));
}

/** Another device has taken a pass. */
export function notePassTaken(taken: TakenPass): void {
  const others = store.getState().taken.filter(({ pass }) => pass !== taken.pass);
  store.setState({ taken: [...others, taken] });
}

/** It was seen what became of a pass, or nothing will. */
export function passSeen(seen: PassCode): void {
  write(store.getState().made.filter(({ pass }) => pass !== seen));
}

/** The passes made on this device whose end has not been seen, the newest first. */
export function useMadePasses(): readonly MadePass[] {
  return useStore(store, ({ made }) => made);
}

/** Those of them that another device has taken. */
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
  // What shows them on every page is loaded only where there are some.
  window.dispatchEvent(new Event('chinwag-passes'));
}
