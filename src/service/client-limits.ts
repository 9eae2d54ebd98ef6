import { clientKeys } from './client-key';
import type { Load } from './limits';
import { RateLimit } from './rate-limit';

/** Multiples of one client's limits that apply to a /64 or an IPv4 address, to a /56 and to a /48. */
const SHARES = [1, 2, 4] as const;

/** Rate and concurrent questions of all clients in one network. */
interface Network {
  readonly key: string;
  readonly rate: RateLimit;
  readonly places: Map<string, number>;
  readonly mostPlaces: number;
}

/** Limits the rate and the concurrent questions of each client. The limits for IPv6 clients apply to their /64, /56 and /48. */
export class ClientLimits {
  /** Limits by network size, narrowest first. */
  readonly #networks: readonly Omit<Network, 'key'>[];

  constructor({ perClient, atOncePerClient }: Pick<Load, 'perClient' | 'atOncePerClient'>) {
    this.#networks = SHARES.map((share) => ({
      rate: new RateLimit({ burst: share * perClient.burst, perMinute: share * perClient.perMinute }),
      places: new Map(),
      mostPlaces: share * atOncePerClient,
    }));
  }

  /** Takes a turn in all of the client's networks and returns 0, or takes none and returns the seconds to wait, rounded up. */
  acquireTurn(address: string, now: number): number {
    const networks = this.#networksOf(address);
    // Checks all networks first, so that a waiting client takes no turn from its neighbours and clients of a waiting network use no memory.
    const wait = Math.max(...networks.map(({ key, rate }) => rate.wait(key, now)));
    if (wait === 0) for (const { key, rate } of networks) rate.acquire(key, now);
    return wait;
  }

  /** Returns true if the client may start one more question. */
  hasPlace(address: string): boolean {
    return this.#networksOf(address).every(
      ({ key, places, mostPlaces }) => (places.get(key) ?? 0) < mostPlaces,
    );
  }

  /** Counts a running question until `releasePlace`. */
  acquirePlace(address: string): void {
    for (const { key, places } of this.#networksOf(address)) places.set(key, (places.get(key) ?? 0) + 1);
  }

  /** Ends a question counted by `acquirePlace`. */
  releasePlace(address: string): void {
    for (const { key, places } of this.#networksOf(address)) {
      const left = (places.get(key) ?? 0) - 1;
      if (left > 0) places.set(key, left);
      else places.delete(key);
    }
  }

  #networksOf(address: string): readonly Network[] {
    const keys = clientKeys(address);
    return this.#networks.flatMap((network, width) => {
      const key = keys[width];
      return key === undefined ? [] : [{ ...network, key }];
    });
  }
}
