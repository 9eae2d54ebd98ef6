import { expect, test } from 'vitest';
import { findingsIn } from '../../testdata/example-file';
import { plainWords } from '../../texts/words';
import { about } from './about';

test('all names are listed or counted, each once', () => {
  const names = ['WebZIP', 'WebZIP/4.0', 'Zealbot', 'Teleport', 'EmailWolf', 'WebCopier', 'WebReaper'];
  const text = names.map((name) => `User-agent: ${name}\nDisallow: /\n`).join('\n');
  const params = findingsIn(text, {}).find(({ rule }) => rule === 'bad-bots')?.params as never;
  expect(plainWords(about.title(params))).toBe('WebZIP and 5 others aren’t known to follow robots.txt');
  expect(plainWords(about.explain(params))).toContain(
    'If WebZIP, Zealbot, Teleport, EmailWolf, WebCopier and one other cause trouble, block them on',
  );
});
