import { expect, test } from 'vitest';
import { mountFile } from '../../testdata/mount-file';
import { expectText, screen } from '../../testdata/screen';
import { simulation } from '../../testdata/simulation';

const BY_RULE = 'No. Blocked by line 12: Disallow: /shop/cart';
const STOPS = "No, for now. The site's robots.txt answered HTTP 503: Google stops crawling the site.";

const errorsFor = simulation.field('Failing for');
const copy = simulation.box('The crawler has an older copy');

test('changes the result of server errors with their duration', async () => {
  await mountFile();
  await simulation.choose('503');
  await errorsFor.fill('6');
  await screen.expectVerdict('disallowed', 0, STOPS);
  await expectText(screen.source, 'Simulating HTTP 503 for 6 hours');
  await expect.element(screen.why).toHaveTextContent('It retries often.');
  await errorsFor.fill('100');
  await screen.expectVerdict('allowed', 0, /^Yes\. .* for over 12 hours and Google has no copy of the file/);
  await copy.click();
  await screen.expectVerdict('disallowed', 12, BY_RULE);
  await expect.element(screen.line('Disallow: /shop/cart')).toHaveAttribute('data-rule', 'won');
  await errorsFor.fill('800');
  await screen.expectVerdict('allowed', 0, /^Yes\. .* for over 30 days, but the rest of the site works/);
  await simulation.box('The rest of the site works').click();
  await screen.expectVerdict('disallowed', 0, /^No, for now\. .* and the rest of the site fails too/);
  await errorsFor.fill('2');
  await screen.expectVerdict('disallowed', 0, STOPS);
  await simulation.root.getByRole('combobox', { name: /Hours or days/ }).selectOptions('days');
  await expectText(screen.source, 'Simulating HTTP 503 for 48 hours');
  await screen.expectVerdict('disallowed', 12, BY_RULE);
});

test('uses a copy for as long as its age and max-age allow', async () => {
  await mountFile();
  await simulation.open();
  await copy.click();
  await expectText(screen.source, 'Simulating a cached copy');
  await simulation.field('Age of the copy').fill('3');
  await expect.element(screen.why).toHaveTextContent('copy from 3 hours ago for another 21 hours');
  await simulation.field('Cache-Control: max-age').fill('7200');
  await expect.element(screen.why).toHaveTextContent('The copy is 3 hours old and valid for only 2 hours');
  await screen.expectVerdict('disallowed', 12, BY_RULE);
});

test('simulates the chosen kind of network failure', async () => {
  await mountFile();
  await simulation.choose('Network error or timeout');
  await simulation.root
    .getByRole('combobox', { name: 'What went wrong', exact: true })
    .selectOptions('Domain not found (DNS)');
  await screen.expectVerdict('disallowed', 0, /^No, for now\. The site's domain wasn't found/);
});

/**
 * Input for each kind of field, its note, and the text of the source bar. read-number.test.ts covers all
 * kinds of input.
 */
const TYPED = [
  ['More than 5 redirects', 'Number of redirects', '10000', '', '10,000 redirects'],
  ['More than 5 redirects', 'Number of redirects', '7.9', 'Not a whole number: we use 7.', '7 redirects'],
  ['404 or 410', 'Status code', '418', '', 'HTTP 418'],
  [
    '404 or 410',
    'Status code',
    'NaN',
    'Enter a status from 100 to 599. Until then, we use HTTP 404.',
    'HTTP 404',
  ],
  ['500', 'Failing for', '-5', 'Too small: we use 0.', 'HTTP 500'],
  ['500', 'Failing for', '1e309', 'Too large: we use 1,000,000.', 'HTTP 500 for 41,666.7 days'],
  ['500', 'Failing for', '', 'Empty: we use 0.', 'HTTP 500'],
  [
    '404 or 410',
    'Cache-Control: max-age',
    'one hour',
    'seconds Not a whole number of seconds, so max-age is ignored.',
    'HTTP 404',
  ],
] as const;

test('notes the value used for a broken number, and keeps the typed text', async () => {
  const { actions } = await mountFile();
  for (const [choice, field, typed, note, simulated] of TYPED) {
    await simulation.choose(choice);
    const input = simulation.field(field);
    await input.fill(typed);
    await expectText(screen.source.getByRole('status'), `Simulating ${simulated}`);
    await expect.element(input).toHaveValue(typed);
    await expect.element(input).toHaveAccessibleDescription(note);
    await expect.element(input).toHaveAttribute('aria-invalid', String(note !== ''));
    expect(document.body.innerText).not.toMatch(/NaN|Infinity|undefined/);
    actions.endSimulation();
  }
});
