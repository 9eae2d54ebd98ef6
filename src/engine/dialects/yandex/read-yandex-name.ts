import { asciiLowerCase } from '../../match/ascii';
import type { AgentName } from '../dialect';
import { readWholeNameOrPrefix } from '../shared/whole-name-or-prefix';

const YANDEX_NAME = /yandex[a-z_-]*/;

/**
 * What a user-agent line names to Yandex' robots, which look for the substring `Yandex` in any case
 * (https://yandex.com/support/webmaster/en/robot-workings/user-agent, read 2026-11-21). The name counts from that substring on, so
 * `Yandex*`, `YandexBot/3.0` and a whole `Mozilla/5.0 (compatible; YandexBot/3.0)` name their robot; but a group for `YandexImages` is none
 * for `Yandex`, because that page keeps groups for one robot from the others. Where the name ends is assumed.
 */
export function readYandexName(value: string): AgentName {
  const name = readWholeNameOrPrefix(value);
  const found = YANDEX_NAME.exec(asciiLowerCase(value))?.[0];
  return found === undefined || found === name.token ? name : { ...name, shortToken: found };
}
