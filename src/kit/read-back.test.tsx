import fc from 'fast-check';
import { expect, it } from 'vitest';
import { innerText } from '../embed/element-text';
import { renderExample } from './render';

/** Characters that matter for the file, for HTML or for highlighting. */
const unit = fc.constantFrom(
  ...['\n', ' ', '\t', '#', ':', '/', '*', '$', 'a', 'é', '\u{1f600}', '<', '>', '&', '"', '{', '}', '&lt;'],
  ...['User-agent: *', 'Disallow: /a', 'Allow: /', '</code>', '</pre>', '<!--', '{{ a }}'],
);

it('is read back by the element as it was written', () => {
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 30 }), fc.constantFrom('/a', undefined), (text, url) => {
      fc.pre(!text.startsWith('\n') && text !== '');
      const example = renderExample({ text, url }, { live: true });
      if (example.kind === 'problem') throw new Error(example.message);
      const page = new DOMParser().parseFromString(example.html, 'text/html');
      const tester = page.body.firstElementChild;
      if (tester === null) throw new Error('No element');
      const read = innerText(tester);
      expect(read).toEqual({ text: text.replace(/\n$/, ''), hidden: false, isPlain: true });
    }),
    { numRuns: 300 },
  );
});
