import { matchMaker } from '@colyseus/core';
import type { Log } from '../log.ts';
import { closeRedis, connectRedis } from './redis.ts';
import { ProcessAddresses } from './process-addresses.ts';
import { ClusterEvents } from './cluster-events.ts';
import { RoomList } from './room-list.ts';
import { RoomPresence } from './room-presence.ts';
import { TablePlacement } from './table-placement.ts';

/** Several processes that are one server: what each needs of the others, by Redis. */
export interface Cluster {
  readonly rooms: RoomList;
  readonly presence: RoomPresence;
  readonly placement: TablePlacement;
  readonly events: ClusterEvents;
  readonly addresses: ProcessAddresses;
  /** Leaves the others. */
  close(): Promise<void>;
}

/** Joins the processes that share the Redis at `url`. Rejects with `RedisUnusable` if it cannot be used. */
export async function joinCluster(url: string, log: Log): Promise<Cluster> {
  const redis = await connectRedis(url, log);
  const rooms = new RoomList(redis);
  // Colyseus would wait two seconds for each dead process at every start, and take a busy one's rooms off the list.
  matchMaker.setHealthChecksEnabled(false);
  await rooms.sweep();
  const presence = await RoomPresence.on(redis);
  const events = new ClusterEvents(presence);
  const addresses = new ProcessAddresses(redis);
  return {
    rooms,
    presence,
    placement: new TablePlacement(redis, rooms, events),
    events,
    addresses,
    close: async () => {
      await addresses.stop();
      await closeRedis(redis);
    },
  };
}
