import type { AgentName } from '../dialect';

/** Returns whether a user-agent line has the token as its name. Groups are found by an index in dialects that use this. */
export function namesExactly(name: AgentName, token: string): boolean {
  return name.token === token || name.shortToken === token;
}
