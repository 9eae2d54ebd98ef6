import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { embedScript } from './build-embed-script.mjs';

it('the script of the element is one classic script under two names, with its types', async () => {
  const files = new Map<string, string>();
  const emit = embedScript().generateBundle as unknown as (this: object) => Promise<void>;
  await emit.call({
    emitFile: ({ fileName, source }: { fileName: string; source: string }) => files.set(fileName, source),
  });
  const code = files.get('embed/v1.js') ?? '';
  const hash = createHash('sha384').update(code).digest('hex').slice(0, 8);
  expect([...files.keys()]).toEqual(['embed/v1.js', `embed/v1.${hash}.js`, 'embed/v1.d.ts']);
  expect(files.get(`embed/v1.${hash}.js`)).toBe(code);
  expect(code).toContain('robots-txt-tester');
  expect(code).not.toMatch(/\b(import|export|require)\b/);
  expect(code).not.toMatch(/react|user-agent|disallow/i);
  expect(files.get('embed/v1.d.ts')).toContain('interface RobotsTxtTesterElement');
});
