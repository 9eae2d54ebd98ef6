import { publicInternet, type TargetPolicy } from '../../src/service/address/gate';
import { LIMITS, type Limits, type Load } from '../../src/service/limits';

/** The rules of a service that may ask sites on this computer, besides the public internet. */
export function sitePolicy(ports: readonly number[]): TargetPolicy {
  return {
    ports: [80, 443, ...ports],
    isAllowedName: (name) => name === 'nowhere.test' || publicInternet.isAllowedName(name),
    isAllowedAddress: (ip) => ip.join('.') === '127.0.0.1' || publicInternet.isAllowedAddress(ip),
  };
}

/** @param isHasty true for sites that never finish; otherwise the limits are long enough for a busy machine */
export function serviceLimits(isHasty: boolean): { readonly limits: Limits; readonly load: Load } {
  const hopTime = isHasty ? 1_500 : 30_000;
  const free = { burst: 1e6, perMinute: 1e9 };
  return {
    limits: { ...LIMITS, hopTime, totalTime: 2 * hopTime },
    load: { perClient: free, inAll: free, atOnce: 100, atOncePerClient: 100 },
  };
}
