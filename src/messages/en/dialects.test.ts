import { describe, expect, it } from 'vitest';
import { dialectParts, dialects } from '../../engine';
import { dialectIds, PYTHON_LAST } from '../../engine/dialect-ids';
import { dialectName, dialectRules, dialectTexts } from './index';

const parts = [...dialectParts, 'fetch'] as const;

it('lists every dialect of the engine, in its order', () => {
  expect(dialectIds).toEqual(dialects.map(({ id }) => id));
});

it('names the versions of Python, and links to the last one', () => {
  const { about, source, laterSource, reference } = dialectTexts.python;
  expect(about).toBe("Python's urllib.robotparser up to 3.13.7");
  expect(source.href).toContain(`/blob/v${PYTHON_LAST}/`);
  expect(laterSource?.href).toContain('/blob/v3.13.14/');
  expect(reference).toMatch(/3\.12\.7 and later .* \/\/ differently, .* 3\.13\.2 and later .* brackets/);
  expect(reference).toMatch(/3\.13\.8 and 3\.14\.0 .* 3\.13\.14 and 3\.14\.5/);
});

describe.each(dialectIds)('%s', (id) => {
  const texts = dialectTexts[id];

  it('has unique names', () => {
    for (const name of [dialectName, dialectRules]) {
      expect(name(id)).not.toBe('');
      expect(dialectIds.filter((other) => name(other) === name(id))).toEqual([id]);
    }
  });

  it.each(parts)('has one short sentence about its %s', (part) => {
    expect(texts.parts[part]).toMatch(/^[A-Z4*].*[^.]\.$/);
    expect(texts.parts[part].length).toBeLessThan(150);
    expect(texts.parts[part]).not.toMatch(/[a-z]\. [A-Z]/);
  });

  it('describes no unknown parts', () => {
    expect(Object.keys(texts.parts).sort()).toEqual([...parts].sort());
  });

  it('names its source, its reference and its assumptions', () => {
    expect(new URL(texts.source.href).protocol).toBe('https:');
    expect(texts.source.dated).toMatch(/\d{1,2} [A-Z][a-z]+ \d{4}/);
    expect(texts.about).toMatch(/[^.]$/);
    expect(texts.reference).toMatch(/\.$/);
    expect(texts.assumed).toMatch(
      /^((Google|Bing|Yandex|It) doesn't (document|cover|say) .+\. (We assume|For these we apply the standard) .+|We assume nothing: .+)\.$/,
    );
  });
});

describe('differences between two dialects', () => {
  const differences = [
    ['limits', 'google', 'rfc9309'],
    ['limits', 'rfc9309', 'yandex'],
    ['limits', 'rfc9309', 'python'],
    ['lines', 'google', 'rfc9309'],
    ['lines', 'rfc9309', 'python'],
    ['fields', 'google', 'rfc9309'],
    ['fields', 'rfc9309', 'standard1994'],
    ['fields', 'rfc9309', 'python'],
    ['grouping', 'rfc9309', 'yandex'],
    ['grouping', 'rfc9309', 'python'],
    ['grouping', 'yandex', 'standard1994'],
    ['agents', 'google', 'rfc9309'],
    ['agents', 'google', 'google2020'],
    ['agents', 'rfc9309', 'yandex'],
    ['agents', 'rfc9309', 'standard1994'],
    ['paths', 'google', 'rfc9309'],
    ['paths', 'google', 'google2020'],
    ['paths', 'rfc9309', 'standard1994'],
    ['paths', 'standard1994', 'python'],
    ['precedence', 'google', 'rfc9309'],
    ['precedence', 'google', 'google2020'],
    ['precedence', 'google', 'standard1994'],
    ['precedence', 'google', 'python'],
    ['fetch', 'google', 'rfc9309'],
    ['fetch', 'rfc9309', 'yandex'],
    ['fetch', 'rfc9309', 'python'],
  ] as const;
  it.each(differences)('the %s of %s and %s', (part, one, other) => {
    expect(dialectTexts[one].parts[part]).not.toBe(dialectTexts[other].parts[part]);
  });

  it('says that there is no official parser, and the date of the text that we follow', () => {
    for (const id of ['bing', 'yandex', 'standard1994'] as const)
      expect(dialectTexts[id].reference).toMatch(
        /^(There is no official|Bing publishes no|Yandex publishes no) parser, so we follow .* \d{4}\.$/,
      );
  });
});
