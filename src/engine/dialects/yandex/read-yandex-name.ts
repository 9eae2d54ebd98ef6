import { asciiLowerCase } from '../../ascii';
import type { AgentName } from '../dialect';
import { readWholeNameOrPrefix } from '../shared/whole-name-or-prefix';

const YANDEX_NAME = /yandex[a-z_-]*/;

/**
 * Reads a user-agent line as Yandex's robots do: they look for the substring `Yandex`, ignoring case
 * (https://yandex.com/support/webmaster/en/robot-workings/user-agent, read 2026-11-21). The name starts at
 * that substring, so `Yandex*`, `YandexBot/3.0` and a whole `Mozilla/5.0 (compatible; YandexBot/3.0)` name
 * their robot. A group for `YandexImages` doesn't apply to `Yandex`, because that page reserves groups for
 * one robot. The end of the name is assumed.
 */
export function readYandexName(value: string): AgentName {
  const name = readWholeNameOrPrefix(value);
  const found = YANDEX_NAME.exec(asciiLowerCase(value))?.[0];
  return found === undefined || found === name.token ? name : { ...name, shortToken: found };
}
