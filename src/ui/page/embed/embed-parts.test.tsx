import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import type { Guess, Verdict } from '../../../embed/element-api';
import type { TesterState } from '../../../store';
import { linkDocument } from '../../../store/link-document';
import { setState } from '../../../store/testdata/set-state';
import { expectAccessible } from '../../testdata/accessibility';
import { type MountOptions, mount } from '../../testdata/mount';
import { expectText, expectTexts, press, screen, type } from '../../testdata/screen';
import { type EmbedBinding, EmbedContext, type ListedAnswer } from './embed-context';
import { EmbedEditor } from './embed-editor';
import { EmbedFooter } from './embed-footer';
import { EmbedOverview } from './embed-overview';
import { EmbedQuestion } from './embed-question';
import { createEmbedSettings, type EmbedSettings } from './embed-settings';
import { PartPane } from './part-pane';
import { ResetButton } from './reset-button';
import { UrlsToTry } from './urls-to-try';

const DOWNLOADS = {
  text: 'User-agent: *\nDisallow: /downloads/\nAllow: /downloads/free/\n\nUser-agent: GPTBot\nDisallow: /\n',
  url: '/downloads/free/a.zip',
};

const footer = page.getByRole('contentinfo');
const open = footer.getByRole('link', { name: 'Open in the tester' });
const field = footer.getByRole('textbox', { name: 'Link to the tester' });
const copy = footer.getByRole('button', { name: 'Copy link' });

/** Returns a URL of the tester for a state. Null if the tested URL is longer than 1,000 characters. */
function shareLink({ urlInput }: TesterState): Promise<string | null> {
  return Promise.resolve(urlInput.length > 1000 ? null : `https://tester.example/#${urlInput}`);
}

function bindingOf(settings: Partial<EmbedSettings>, binding: Partial<EmbedBinding>): EmbedBinding {
  return {
    settings: createEmbedSettings(settings),
    shareLink,
    onReady: () => {},
    onHeight: () => {},
    reset: () => {},
    onGuess: () => {},
    answerUrls: () => () => {},
    openByHost: () => false,
    ...binding,
  };
}

/** The editor's place in the page. */
const PANE = { display: 'grid', grid: '"file" minmax(0, 1fr) / minmax(0, 1fr)', height: 300 };

/**
 * Mounts only the editor and the footer of the embedded page. The styles of the whole page would stay and
 * affect later tests.
 */
function mountEmbed(
  settings: Partial<EmbedSettings> = {},
  binding: Partial<EmbedBinding> = {},
  options: MountOptions = DOWNLOADS,
  onContentHeight: (height: number) => void = () => {},
) {
  return mount(
    <EmbedContext value={bindingOf(settings, binding)}>
      <main style={PANE}>
        <EmbedEditor hasTab={false} isHidden={false} onContentHeight={onContentHeight} onMissing={() => {}} />
      </main>
      <EmbedFooter hasQuestion warning={null} />
    </EmbedContext>,
    options,
  );
}

test('shows the marks of the file and the frame around a line, and can be edited', async () => {
  await mountEmbed({ highlight: [6] });
  await expect.element(screen.line('Allow: /downloads/free/')).toHaveAttribute('data-rule', 'won');
  await expect.element(screen.line('Disallow: /downloads/')).toHaveAttribute('data-rule', 'lost');
  await expectText(page.locate('.cm-line[aria-current]'), 'Disallow: /');
  await screen.goToEnd();
  await type('# mine');
  await expect.element(screen.line('# mine')).toBeVisible();
});

test('frames several lines, adjoining ones together, and follows their texts', async () => {
  const binding = bindingOf({ highlight: [2, 3, 6, 99] }, {});
  await mountEmbed({}, binding);
  const framed = page.locate('.cm-line[aria-current]');
  await expectTexts(framed, ['Disallow: /downloads/', 'Allow: /downloads/free/', 'Disallow: /']);
  const insets = () =>
    framed.elements().map((line) => getComputedStyle(line).boxShadow.match(/-?\d+px -?2px/g));
  expect(insets()).toEqual([['0px 2px'], ['0px -2px'], ['0px 2px', '0px -2px']]);
  screen.line('User-agent: *').element().scrollIntoView();
  await screen.line('User-agent: *').click();
  await press('Home');
  await press('Enter');
  await expectTexts(framed, ['Disallow: /downloads/', 'Allow: /downloads/free/', 'Disallow: /']);
  setState(binding.settings, { highlight: [] });
  await expect.element(framed).not.toBeInTheDocument();
});

test('scrolls to the winning line, but not while the file is being edited', async () => {
  const filler = Array.from({ length: 200 }, (_, number) => `# ${number}`).join('\n');
  const text = `User-agent: *\nDisallow: /a\n${filler}\nDisallow: /b\n`;
  const { actions } = await mountEmbed({}, {}, { text, url: '/b' });
  await expect.element(screen.line('Disallow: /b')).toBeInViewport();
  actions.setUrl('/a');
  await expect.element(screen.line('Disallow: /a')).toBeInViewport();
  await screen.line('Disallow: /a').click();
  actions.setUrl('/b');
  await expect.element(screen.line('Disallow: /a')).toHaveAttribute('data-rule', 'unmatched');
  await expect.element(screen.line('Disallow: /a')).toBeInViewport();
});

describe('before the editor', () => {
  /** Idle callbacks, which the tests run themselves. */
  let idle: (() => void)[] = [];
  const lines = page.getByRole('textbox', { name: 'robots.txt' });
  const rows = () =>
    Array.from(lines.element().querySelectorAll('[translate=no]'), (row) => row.getBoundingClientRect());
  const editorRows = () =>
    Array.from(screen.editor.element().querySelectorAll('.cm-line'), (row) => row.getBoundingClientRect());

  beforeEach(() => {
    idle = [];
    vi.spyOn(window, 'requestIdleCallback').mockImplementation((callback) =>
      idle.push(callback as () => void),
    );
  });

  test.each([900, 320])('the lines are where the editor has them, %i pixels wide', async (width) => {
    await page.viewport(width, 700);
    const text = `${DOWNLOADS.text}# ${'long '.repeat(60)}\n${'Disallow: /x\n'.repeat(80)}Allow: /downloads/free/a.z\n\n`;
    const onContentHeight = vi.fn();
    await mountEmbed({ highlight: [2, 3] }, {}, { ...DOWNLOADS, text }, onContentHeight);
    await expect.element(lines).toHaveTextContent('Allow: /downloads/free/');
    await expect.poll(() => idle.length).toBe(1);
    expect(
      Array.from(lines.element().querySelectorAll('[aria-current]'), ({ textContent }) => textContent),
    ).toEqual(['2Disallow: /downloads/', '3Allow: /downloads/free/']);
    await expectAccessible();
    const before = rows();
    const height = onContentHeight.mock.lastCall?.[0];
    for (const load of idle) load();
    await expect.element(screen.line('Disallow: /downloads/').first()).toBeVisible();
    const after = editorRows();
    expect(after.length).toBeGreaterThan(10);
    for (const [index, { top, left, height }] of after.entries())
      expect([index, top, left, height]).toEqual([
        index,
        before[index]?.top,
        before[index]?.left,
        before[index]?.height,
      ]);
    await expect.poll(() => onContentHeight.mock.lastCall?.[0]).toBe(height);
  });

  test('the editor takes over what the reader has scrolled to, and the focus', async () => {
    const filler = Array.from({ length: 400 }, (_, number) => `# ${number}`).join('\n');
    await mountEmbed({}, {}, { text: `User-agent: *\nDisallow: /a\n${filler}\n`, url: '/a' });
    await expect.element(lines).toBeVisible();
    lines.element().scrollTop = 5_013;
    const before = rows()[250]?.top;
    (lines.element() as HTMLElement).focus({ preventScroll: true });
    await expect.element(screen.line('# 248')).toBeVisible();
    await expect.poll(() => screen.line('# 248').element().getBoundingClientRect().top).toBe(before);
    await press('x');
    await expect.element(screen.editor).toHaveTextContent('x');
  });

  test('the caret is where the reader has pressed', async () => {
    await mountEmbed();
    await expect.element(lines).toBeVisible();
    const box = lines.element().getBoundingClientRect();
    const line = lines.element().querySelectorAll('[translate=no]')[2];
    const value = line?.lastElementChild?.getBoundingClientRect() ?? new DOMRect();
    await lines.click({ position: { x: value.left - box.left + 1, y: value.top - box.top + 4 } });
    await expect.element(screen.line('Allow: /downloads/free/')).toBeVisible();
    await press('x');
    await expect.element(screen.line('Allow: x/downloads/free/')).toBeVisible();
  });

  test('stays while another crawler is loaded, and lets the editor scroll to a line beyond the lines', async () => {
    const text = `User-agent: *\nDisallow: /a\n${'# filler\n'.repeat(1_500)}Disallow: /b\n`;
    const { store } = await mountEmbed({}, {}, { text, url: '/b' });
    await expect.element(screen.line('Disallow: /b')).toBeInViewport();
    setState(store, { crawler: { kind: 'loading' } });
    await expect.element(screen.line('Disallow: /b')).toBeVisible();
  });

  test('a line that the host asks for loads it', async () => {
    const filler = '# filler\n'.repeat(100);
    const binding = bindingOf({}, {});
    await mountEmbed({}, binding, { text: `${filler}Disallow: /end\n`, url: '/a' });
    await expect.element(lines).toBeVisible();
    setState(binding.settings, { lineRequest: { line: 101 } });
    await expect.element(screen.line('Disallow: /end')).toBeInViewport();
  });
});

describe('a locked question', () => {
  const question = page.locate('section:not([data-verdict])');
  const mountQuestion = (locked: EmbedSettings['locked'], options: MountOptions = DOWNLOADS) => {
    const binding = bindingOf({ locked }, {});
    return mount(
      <EmbedContext value={binding}>
        <EmbedQuestion />
      </EmbedContext>,
      options,
    ).then((tester) => ({ ...tester, binding }));
  };

  test('is text, which follows what the host asks', async () => {
    const { actions, binding } = await mountQuestion(['crawler', 'url']);
    await expectText(question, 'CanGooglebotcrawl/downloads/free/a.zip?');
    expect(question.element().querySelector('input, button, [tabindex]')).toBeNull();
    await screen.expectVerdict('allowed', 3);
    await expectAccessible(question.element());
    actions.setCrawler('gptbot');
    actions.setUrl('/x');
    await expectText(question, 'CanGPTBotcrawl/x?');
    await screen.expectVerdict('disallowed', 6);
    actions.setCrawler('Nobody-Knows-Bot/1.0');
    await expect.element(question).toHaveTextContent(/^CanNobody-Knows-Bot\/1\.0crawl\/x\?/);
    setState(binding.settings, { locked: [] });
    await expect.element(screen.crawler).toHaveValue('Nobody-Knows-Bot/1.0');
    await expect.element(screen.url).toHaveValue('/x');
  });

  test('has a field for a URL that the host has not given', async () => {
    const { store, binding } = await mountQuestion(['crawler', 'url'], { ...DOWNLOADS, url: '' });
    setState(binding.settings, { given: store.getState() });
    await screen.testUrl('/x');
    await screen.expectVerdict('allowed', 0);
    await expect.element(screen.url).toHaveValue('/x');
    expect(screen.crawler.query()).toBeNull();
    setState(binding.settings, { given: store.getState() });
    await expect.element(screen.url).not.toBeInTheDocument();
  });

  test('keeps the field of the other part', async () => {
    const { actions, binding } = await mountQuestion(['crawler']);
    await screen.testUrl('/x');
    await screen.expectVerdict('allowed', 0);
    expect(screen.crawler.query()).toBeNull();
    setState(binding.settings, { locked: ['url'] });
    await screen.chooseCrawler('GPTBot');
    await screen.expectVerdict('disallowed', 6);
    expect(screen.url.query()).toBeNull();
    // Pages from the file's rules would change the URL.
    actions.setUrl('');
    await screen.expectVerdict('none', 0, 'Add a URL to get an answer.');
    expect(page.getByRole('button', { name: '/downloads/' }).query()).toBeNull();
  });
});

describe('a quiz', () => {
  const band = page.locate('#quiz');
  const yes = page.getByRole('button', { name: 'Yes' });
  const no = page.getByRole('button', { name: 'No' });
  const again = footer.getByRole('button', { name: 'Try again' });
  const announced = page.locate('span[aria-live]');
  const mountQuiz = async (settings: Partial<EmbedSettings> = {}, options: MountOptions = DOWNLOADS) => {
    const binding = bindingOf(
      { isQuiz: true, ...settings },
      { onGuess: vi.fn(({ guess }: Guess) => setState(binding.settings, { guess })) },
    );
    const tester = await mount(
      <EmbedContext value={binding}>
        <main style={PANE}>
          <EmbedEditor hasTab={false} isHidden={false} onContentHeight={() => {}} onMissing={() => {}} />
        </main>
        <EmbedQuestion />
        <EmbedFooter hasQuestion warning={null} />
      </EmbedContext>,
      options,
    );
    return { ...tester, binding };
  };
  const expectNoMarks = async () => {
    await expect.element(screen.line('Allow: /downloads/free/')).toBeVisible();
    expect(screen.editor.element().querySelector('[data-rule]')).toBeNull();
    expect(document.querySelector('[data-badge], [aria-description]')).toBeNull();
  };

  test('hides the answer until the reader has guessed, and again for another try', async () => {
    const { binding } = await mountQuiz();
    await expectText(band, 'Your guess?YesNo');
    await expectNoMarks();
    await expect.element(footer).toHaveTextContent('Guess first. Then you see the line that decides.');
    expect(document.querySelector('#root')?.textContent).not.toMatch(/line 3|Allowed|longest/);
    expect(page.getByRole('status', { name: 'Answer' }).query()).toBeNull();
    expect(document.querySelector('input')).toBeNull();
    await expectAccessible();

    no.element().focus();
    await press('Enter');
    expect(binding.onGuess).toHaveBeenCalledExactlyOnceWith({ guess: 'disallowed', right: false });
    await screen.expectVerdict('allowed', 3, 'Yes. Not quite: line 3 is longer.');
    await expect.element(band).toHaveFocus();
    // The answer before its reason, by one voice.
    await expectText(
      announced,
      'Yes. Not quite: line 3 is longer. Allow: /downloads/free/ has length 16, Disallow: /downloads/ has 11. The longest rule wins.',
    );
    expect(page.getByRole('status').query()).toBeNull();
    await expect.element(screen.line('Allow: /downloads/free/')).toHaveAttribute('data-rule', 'won');
    await expect
      .element(footer)
      .toHaveTextContent(
        'Allow: /downloads/free/ has length 16, Disallow: /downloads/ has 11. The longest rule wins.',
      );
    await expectAccessible();

    again.element().focus();
    await press('Enter');
    await expect.element(yes).toHaveFocus();
    await expectText(announced, '');
    await expectNoMarks();
    await press('Enter');
    expect(binding.onGuess).toHaveBeenLastCalledWith({ guess: 'allowed', right: true });
    await screen.expectVerdict('allowed', 3, 'Yes. You were right: line 3 is longer.');
  });

  test('takes no guess while the file has changed and its answer is not there', async () => {
    const { actions, binding } = await mountQuiz();
    await expect.element(no).toBeVisible();
    // The press comes before the worker's answer.
    actions.openContent(linkDocument('User-agent: *\nDisallow: /downloads/\n'));
    (no.element() as HTMLElement).click();
    expect(binding.onGuess).not.toHaveBeenCalled();
    await expect.element(screen.line('Disallow: /downloads/')).toBeVisible();
    await expect
      .poll(() => {
        (no.query() as HTMLElement | null)?.click();
        return vi.mocked(binding.onGuess).mock.calls;
      })
      .toEqual([[{ guess: 'disallowed', right: true }]]);
    await screen.expectVerdict('disallowed', 2, 'No. You were right: line 2 blocks it.');
  });

  test('hides the answer before the editor, too, and does not scroll to the line', async () => {
    vi.spyOn(window, 'requestIdleCallback').mockImplementation(() => 0);
    const filler = '# filler\n'.repeat(200);
    await mountQuiz({}, { text: `User-agent: *\nDisallow: /a\n${filler}Disallow: /b\n`, url: '/b' });
    await expect.element(no).toBeVisible();
    const lines = page.getByRole('textbox', { name: 'robots.txt' });
    expect(lines.element().querySelector('[data-badge], svg')).toBeNull();
    expect(lines.element().scrollTop).toBe(0);
    await no.click();
    await expect.element(lines.getByText('Disallow: /b')).toBeInViewport();
    expect(lines.element().querySelector('[data-badge]')).not.toBeNull();
  });

  test('allows no changes of file and question', async () => {
    await mountQuiz();
    await expect.element(screen.line('User-agent: GPTBot')).toBeVisible();
    await screen.line('User-agent: GPTBot').click();
    await type('# mine');
    await expect.element(screen.editor).toHaveAttribute('aria-readonly', 'true');
    await expect.element(screen.editor).not.toHaveTextContent('mine');
  });

  test('shows what is neither yes nor no at once', async () => {
    const { actions } = await mountQuiz();
    await expect.element(yes).toBeVisible();
    actions.setCrawler('ChatGPT-User');
    await expect.element(screen.verdict).toHaveAttribute('data-verdict', 'not-applicable');
    await expect.element(screen.verdict).toHaveTextContent('robots.txt may not stop it.');
    expect(yes.query()).toBeNull();
    actions.setCrawler('GPTBot');
    actions.setUrl('');
    await screen.expectVerdict('none', 0, 'Add a URL to get an answer.');
    await expect.element(screen.line('User-agent: GPTBot')).toBeVisible();
  });

  test('that the host ends shows the answer, and fields for the question', async () => {
    const { binding } = await mountQuiz();
    await expectText(band, 'Your guess?YesNo');
    binding.settings.set({ isQuiz: false });
    await screen.expectVerdict('allowed', 3);
    await expect.element(screen.url).toHaveValue(DOWNLOADS.url);
    await expect.element(screen.line('Allow: /downloads/free/')).toHaveAttribute('data-rule', 'won');
    expect(band.query()).toBeNull();
  });

  test.each(['editor', 'verdict'] as const)('needs a question (view %s)', async (view) => {
    await mountQuiz({ view });
    await expect.element(screen.line('Allow: /downloads/free/')).toHaveAttribute('data-rule', 'won');
    expect(band.query()).toBeNull();
  });
});

describe('a list of URLs', () => {
  const list = page.getByRole('list', { name: 'URLs to try' });
  const names = () =>
    list
      .getByRole('button')
      .elements()
      .map((button) => button.ariaLabel);
  const urls = [
    { url: '/downloads/', expected: 'blocked' },
    { url: '/downloads/free/a.zip', expected: 'blocked' },
    { url: '/about', expected: null },
  ] as const;
  const answersOf = (...outcomes: Verdict['outcome'][]) =>
    outcomes.map(
      (outcome, index) =>
        ({
          outcome,
          isMet: urls[index]?.expected === null ? null : outcome === 'disallowed',
        }) as ListedAnswer,
    );
  const mountUrls = async () => {
    const stop = vi.fn();
    const answerUrls = vi.fn<EmbedBinding['answerUrls']>(() => stop);
    const binding = bindingOf({ urls }, { answerUrls });
    const tester = await mount(
      <EmbedContext value={binding}>
        <UrlsToTry />
      </EmbedContext>,
      DOWNLOADS,
    );
    const give = (answers: readonly (ListedAnswer | null)[] | null) => answerUrls.mock.lastCall?.[1](answers);
    return { ...tester, binding, answerUrls, give, stop };
  };

  test('has each answer, and what is expected of it', async () => {
    const { give, answerUrls, actions } = await mountUrls();
    expect(answerUrls.mock.lastCall?.[0]).toEqual(urls);
    expect(names()).toEqual(['/downloads/', '/downloads/free/a.zip', '/about']);
    give(answersOf('disallowed', 'allowed', 'none'));
    await expect
      .poll(names)
      .toEqual([
        '/downloads/, blocked, as expected',
        '/downloads/free/a.zip, allowed, expected blocked',
        '/about, no answer',
      ]);
    await expectText(page.getByRole('status'), '1 of 2 as expected');
    await expectTexts(list.getByRole('listitem'), [
      '/downloads/',
      '/downloads/free/a.zipexpected blocked',
      '/about',
    ]);
    await expectAccessible(list.element().parentElement ?? document);
    actions.setCrawler('GPTBot');
    give(null);
    await expectText(page.getByRole('status'), '');
    expect(names()).toEqual(['/downloads/', '/downloads/free/a.zip', '/about']);
    give([...answersOf('disallowed', 'disallowed'), null]);
    await expect.poll(names).toContain('/downloads/, blocked, as expected');
    await expectText(page.getByRole('status'), '');
    give(answersOf('disallowed', 'disallowed', 'disallowed'));
    await expectText(page.getByRole('status'), 'All as expected');
  });

  test('asks about the URL that is pressed', async () => {
    const { store } = await mountUrls();
    const current = () =>
      list
        .getByRole('button')
        .elements()
        .map((button) => button.ariaCurrent);
    expect(current()).toEqual([null, 'true', null]);
    list.getByRole('button', { name: '/about' }).element().focus();
    await press('Enter');
    expect(store.getState().urlInput).toBe('/about');
    await expect.poll(current).toEqual([null, null, 'true']);
  });

  test('is answered anew by another list, and no more without one', async () => {
    const { binding, answerUrls, give, stop } = await mountUrls();
    give(answersOf('disallowed', 'allowed', 'none'));
    await expect.poll(names).toContain('/about, no answer');
    setState(binding.settings, { urls: [{ url: '/x', expected: 'allowed' }] });
    await expect.poll(names).toEqual(['/x']);
    await expectText(page.getByRole('status'), '');
    expect(stop).toHaveBeenCalledTimes(1);
    expect(answerUrls.mock.lastCall?.[0]).toEqual([{ url: '/x', expected: 'allowed' }]);
    await cleanup();
    expect(stop).toHaveBeenCalledTimes(2);
  });
});

describe('the reset button', () => {
  const button = page.getByRole('button', { name: 'Reset' });
  const announced = page.locate('[aria-live]');
  const mountGiven = async (isOverText: boolean) => {
    const reset = vi.fn();
    const binding = bindingOf({}, { reset });
    const tester = await mount(
      <EmbedContext value={binding}>
        <main tabIndex={-1}>
          <ResetButton isOverText={isOverText} />
        </main>
      </EmbedContext>,
      { ...DOWNLOADS, crawler: 'googlebot' },
    );
    const given = tester.store.getState();
    setState(binding.settings, { given });
    return { ...tester, reset, binding, given };
  };

  test('is there while file or question differ from what was given', async () => {
    const { store, actions, binding } = await mountGiven(true);
    const edit = (text: string) => actions.edit([[0, 0, '']], text);
    expect(button.query()).toBeNull();
    actions.setUrl('/x');
    await expect.element(button).toBeVisible();
    expect(button.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    await expectAccessible(button.element());
    actions.setUrl(DOWNLOADS.url);
    await expect.element(button).not.toBeInTheDocument();
    actions.setCrawler('GPTBot');
    await expect.element(button).toBeVisible();
    // As the list of crawlers words it.
    actions.setCrawler('Googlebot');
    await expect.element(button).not.toBeInTheDocument();
    edit(`${DOWNLOADS.text}#`);
    await expect.element(button).toBeVisible();
    edit(DOWNLOADS.text);
    await expect.element(button).not.toBeInTheDocument();
    edit(DOWNLOADS.text.replace('free', 'paid'));
    await expect.element(button).toBeVisible();
    setState(binding.settings, { given: store.getState() });
    await expect.element(button).not.toBeInTheDocument();
  });

  test('works by keyboard, says so, and leaves the focus near', async () => {
    const { actions, reset, given } = await mountGiven(false);
    reset.mockImplementation(() => actions.setUrl(given.urlInput));
    actions.setUrl('/x');
    await expect.element(button).toBeVisible();
    (button.element() as HTMLElement).focus();
    await press('Enter');
    expect(reset).toHaveBeenCalledExactlyOnceWith();
    await expect.element(announced).toHaveTextContent('File and question are as they were.');
    await expect.element(page.getByRole('main')).toHaveFocus();
    actions.setUrl('/y');
    await expect.element(announced).toHaveTextContent(/^$/);
  });
});

test('rejects edits of a file while it is read-only', async () => {
  const binding = bindingOf({ isReadOnly: true }, {});
  await mountEmbed({}, binding);
  await expect.element(screen.line('Allow: /downloads/free/')).toHaveAttribute('data-rule', 'won');
  screen.line('User-agent: GPTBot').element().scrollIntoView();
  await screen.line('User-agent: GPTBot').click();
  await type('# mine');
  await expect.element(screen.editor).not.toHaveTextContent('mine');
  await expect.element(screen.editor).toHaveAttribute('aria-readonly', 'true');
  binding.settings.set({ isReadOnly: false });
  await expect.element(screen.editor).not.toHaveAttribute('aria-readonly', 'true');
  await type('# mine');
  await expect.element(screen.editor).toHaveTextContent('# mine');
});

test('gives the reason in the footer, and opens the same state in a new window or through the host', async () => {
  const openByHost = vi.fn(() => true);
  const openWindow = vi.spyOn(window, 'open').mockImplementation(() => null);
  const { actions } = await mountEmbed({}, { openByHost });
  await expect.element(footer).toHaveTextContent('Of 2 rules that match, line 3 is the longest.');
  await expect.element(open).toHaveAttribute('href', 'https://tester.example/#/downloads/free/a.zip');
  actions.setUrl('/downloads/b');
  await expect.element(open).toHaveAttribute('href', 'https://tester.example/#/downloads/b');
  await open.click();
  expect(openByHost).toHaveBeenCalledExactlyOnceWith('https://tester.example/#/downloads/b');
  expect(openWindow).not.toHaveBeenCalled();
  actions.setUrl(`/${'a'.repeat(2000)}`);
  await expect.element(footer).toHaveTextContent('Too long for a link.');
  await expect.element(open).not.toBeInTheDocument();
  await expectAccessible(footer.element());
});

test('offers a link to copy if no window can be opened, and the keyboard shortcut if copying fails, too', async () => {
  vi.spyOn(window, 'open').mockImplementation(() => null);
  await mountEmbed();
  await open.click();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('https://tester.example/#/downloads/free/a.zip');
  expect(getSelection()?.toString()).toBe('https://tester.example/#/downloads/free/a.zip');
  await copy.click();
  await expect.element(footer).toHaveTextContent('Copied.');
  expect(await navigator.clipboard.readText()).toBe('https://tester.example/#/downloads/free/a.zip');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  const execCommand = vi.spyOn(document, 'execCommand').mockReturnValue(false);
  copy.element().focus();
  await press('Enter');
  await expect.element(footer).toHaveTextContent('Press Ctrl+C.');
  expect(execCommand).toHaveBeenCalledExactlyOnceWith('copy');
  await expectAccessible(footer.element());
});

test('shows the overview without anything that needs the rest of the page', async () => {
  const onReady = vi.fn();
  const onContentHeight = vi.fn();
  localStorage.clear();
  const { actions } = await mount(
    <EmbedContext value={bindingOf({ view: 'overview' }, { onReady })}>
      <main style={{ height: 300 }}>
        <PartPane id="overview" onContentHeight={onContentHeight}>
          <EmbedOverview />
        </PartPane>
      </main>
      <EmbedFooter hasQuestion={false} warning={null} />
    </EmbedContext>,
    { text: DOWNLOADS.text },
  );
  const overview = page.locate('#overview');
  await expect.element(overview.getByRole('heading', { level: 2 })).toHaveTextContent(/^Open, with /);
  await expect.poll(() => onContentHeight.mock.lastCall?.[0]).toBeGreaterThan(200);
  expect(onReady).toHaveBeenCalled();
  await overview.getByRole('gridcell').nth(1).click();
  await expect.element(overview).toHaveTextContent('GPTBot · rest of the site: blocked, by line 6');
  await expect.element(overview.getByRole('button', { name: /^Ask/ })).not.toBeInTheDocument();
  await overview.getByRole('radio', { name: 'Kinds' }).click();
  await expect.element(overview.getByRole('columnheader', { name: /^Search/ })).toBeVisible();
  expect(localStorage).toHaveLength(0);
  await expect.element(footer).toHaveTextContent(/^Open in the tester$/);
  await expectAccessible();

  actions.openContent(linkDocument('User-agent: *\nDisallow: /\n'));
  await expect.element(overview.getByRole('heading', { level: 2 })).toHaveTextContent(/^Closed/);
  actions.openContent(linkDocument(''));
  await expect.element(overview).toHaveTextContent('This file is empty, so it allows everything.');
});

test('an overview without its list of crawlers says so, and can be tried again', async () => {
  const onReady = vi.fn();
  const loadCatalogue = vi.fn(() => Promise.reject(new Error('refused')));
  await mount(
    <EmbedContext value={bindingOf({ view: 'overview' }, { onReady })}>
      <main style={{ height: 300 }}>
        <PartPane onContentHeight={() => {}}>
          <EmbedOverview />
        </PartPane>
      </main>
    </EmbedContext>,
    { text: DOWNLOADS.text, loadCatalogue },
  );
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  await expect.poll(() => onReady.mock.calls.length).toBeGreaterThan(0);
  const before = loadCatalogue.mock.calls.length;
  await again.click();
  await expect.poll(() => loadCatalogue.mock.calls.length).toBe(before + 1);
});
