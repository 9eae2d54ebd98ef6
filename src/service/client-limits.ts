import { clientKeys } from './client-key';
import type { Load } from './limits';
import { RateLimit } from './rate-limit';

/** How much more may be asked from a /56 and from a /48 than from one /64 or one IPv4 address. */
const SHARES = [1, 2, 4] as const;

/** How often the clients of one network ask, and how many of their questions are under way. */
interface Network {
  readonly key: string;
  readonly rate: RateLimit;
  readonly places: Map<string, number>;
  readonly mostPlaces: number;
}

/** Limits what one client asks: how often, and how much at the same time. IPv6 clients are limited by their /64, their /56 and their /48. */
export class ClientLimits {
  /** By width, the narrowest first. */
  readonly #networks: readonly Omit<Network, 'key'>[];

  constructor({ perClient, atOncePerClient }: Pick<Load, 'perClient' | 'atOncePerClient'>) {
    this.#networks = SHARES.map((share) => ({
      rate: new RateLimit({ burst: share * perClient.burst, perMinute: share * perClient.perMinute }),
      places: new Map(),
      mostPlaces: share * atOncePerClient,
    }));
  }

  /** Takes a turn in each of the client's networks, or in none; 0 where it did, else the whole seconds until there is one. */
  acquireTurn(address: string, now: number): number {
    const networks = this.#networksOf(address);
    // A client that has to wait takes no turn of its neighbours, and a network that has to wait fills no memory with its clients.
    const wait = Math.max(...networks.map(({ key, rate }) => rate.wait(key, now)));
    if (wait === 0) for (const { key, rate } of networks) rate.acquire(key, now);
    return wait;
  }

  /** True where one more question of the client may be under way. */
  hasPlace(address: string): boolean {
    return this.#networksOf(address).every(
      ({ key, places, mostPlaces }) => (places.get(key) ?? 0) < mostPlaces,
    );
  }

  /** Counts a question that is under way, until `releasePlace`. */
  acquirePlace(address: string): void {
    for (const { key, places } of this.#networksOf(address)) places.set(key, (places.get(key) ?? 0) + 1);
  }

  /** Ends what `acquirePlace` began. */
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
