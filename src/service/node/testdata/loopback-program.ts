/*
 * The program of src/service/node/main.ts, for tests and load: sites are on this computer instead of the internet. Every name resolves to 127.0.0.1.
 * `LOOPBACK_HOP_TIME` is the time limit of one request in milliseconds, half of that of a question. With `LOOPBACK_WITHOUT_LIMITS`, any number of
 * questions may be asked.
 */
import { publicInternet } from '../../address/gate';
import { LIMITS, LOAD } from '../../limits';
import { createNodeConnect } from '../node-connect';
import { runProgram } from '../run-program';

const { SERVICE_PORTS = '', LOOPBACK_HOP_TIME = '10000', LOOPBACK_WITHOUT_LIMITS } = process.env;
const policy = {
  ...publicInternet,
  ports: SERVICE_PORTS.split(',').map(Number),
  isAllowedName: () => true,
  isAllowedAddress: (ip: Uint8Array) => ip[0] === 127,
};
const free = { burst: 1e6, perMinute: 1e9 };
await runProgram({
  policy,
  connect: createNodeConnect({ ...policy, resolve: () => Promise.resolve(['127.0.0.1']) }),
  limits: { ...LIMITS, hopTime: Number(LOOPBACK_HOP_TIME), totalTime: 2 * Number(LOOPBACK_HOP_TIME) },
  load:
    LOOPBACK_WITHOUT_LIMITS === undefined
      ? LOAD
      : { perClient: free, inAll: free, atOnce: 1_000, atOncePerClient: 1_000 },
});
