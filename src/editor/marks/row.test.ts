import { describe, expect, it } from 'vitest';
import { isUserAgentLine } from './row';

describe('isUserAgentLine', () => {
  it.each(['User-agent: a', ' USER AGENT : a', 'useragent a', 'user-agent:'])('accepts %j', (line) => {
    expect(isUserAgentLine(line)).toBe(true);
  });

  it.each(['Disallow: /user-agent', '# User-agent: a', 'User-agents: a', 'user-agent', ''])(
    'rejects %j',
    (line) => {
      expect(isUserAgentLine(line)).toBe(false);
    },
  );
});
