import { expect, onTestFinished, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { answered, ScriptedService } from '../../store/testdata/scripted-service';
import type { Tester } from '../../store/tester';
import { compareScreen } from '../features/compare/testdata/compare-screen';
import { openWithDrafts } from '../features/drafts/testdata/drafts-screen';
import { problems } from '../features/problems/testdata/problems-screen';
import { lastWrite } from '../testdata/last-write';
import { openPage, openText } from '../testdata/open-page';
import { expectFocus, expectText, press, screen, showOn, type } from '../testdata/screen';

const FAULTY =
  'User-agent: *\nDisallow: /admin/\nAlow: /admin/open/\nDisallow: "/private/"\nDisallow:/b\nAlow: /free/\n';
const SHOP = 'User-agent: *\nDisallow: /search\nDisallow: /search/a\n';

const source = page.getByRole('region', { name: 'Source' });
const { undo } = lastWrite;
const open = page.getByRole('button', { name: 'Open', exact: true });
const dialog = page.getByRole('dialog');

/** Presses a control by keyboard. */
async function pressOn(control: Locator): Promise<void> {
  await expect.element(control).toBeEnabled();
  (control.element() as HTMLElement).focus();
  await press('Enter');
}

async function chooseFromMenu(name: string | RegExp): Promise<void> {
  await pressOn(open);
  await pressOn(page.getByRole('menuitem', { name }));
}

/** Pastes a text with the keyboard, wherever the focus is. */
async function paste(text: string): Promise<void> {
  const field = document.createElement('textarea');
  field.value = text;
  const focused = document.activeElement as HTMLElement;
  document.body.append(field);
  field.select();
  await userEvent.copy();
  field.remove();
  focused.focus();
  await userEvent.paste();
}

/** Opens the page with a file and waits for its problems. */
async function openProblems(text: string): Promise<Tester> {
  const tester = await openPage();
  openText(tester, text);
  await problems.show();
  return tester;
}

/** Characters by which announcements of writes differ from answers. */
const DISTINCT = 6;

interface Write {
  readonly name: string;
  /** Opens the page, and returns the tester before the write. */
  readonly prepare?: () => Promise<Tester>;
  readonly write: (tester: Tester) => Promise<void>;
  /** The whole message, with its effect. */
  readonly message: RegExp;
  /** The announcement, if it doesn't begin with the message. */
  readonly announced?: RegExp;
  /** The control that Undo focuses. */
  readonly focus: Locator;
}

const fetching = new ScriptedService();

const writes: readonly Write[] = [
  {
    name: 'a pasted file',
    write: async () => {
      (screen.tab('Why').element() as HTMLElement).focus();
      await paste(SHOP);
    },
    message: /^Your robots\.txt pasted: 4 lines, no problems\.$/,
    focus: screen.tab('Why'),
  },
  {
    name: 'a file pasted in the editor',
    prepare: async () => {
      const tester = await openPage();
      openText(tester, FAULTY);
      return tester;
    },
    write: () => screen.pasteOverAll(SHOP),
    message: /^Your robots\.txt pasted: 4 lines, no problems\.$/,
    focus: screen.editor,
  },
  {
    name: 'a pasted address',
    write: async () => {
      (screen.tab('Why').element() as HTMLElement).focus();
      await paste('https://example.com/other');
    },
    message: /^Address pasted\.$/,
    focus: screen.tab('Why'),
  },
  {
    name: 'a pasted list',
    write: async () => {
      (screen.tab('Why').element() as HTMLElement).focus();
      await paste('https://example.com/a\nhttps://example.com/b\n');
    },
    message: /^URLs added to the list\.$/,
    focus: screen.tab('Why'),
  },
  {
    name: 'a fetched file',
    prepare: async () => {
      fetching.reply = Promise.resolve(
        answered(SHOP, { hops: [{ url: 'https://my-shop.test/robots.txt', status: 200, headers: [] }] }),
      );
      const tester = await openPage({ loadLive: fetching.load });
      await screen.url.fill('my-shop.test/cart');
      return tester;
    },
    write: () => pressOn(screen.url),
    message: /^robots\.txt of my-shop\.test fetched: 4 lines, .*\.$/,
    focus: screen.url,
  },
  {
    name: 'an opened file',
    write: async () => {
      (open.element() as HTMLElement).focus();
      const chooser = document.querySelector('input[type=file][hidden]') as Element;
      await userEvent.upload(page.elementLocator(chooser), new File([SHOP], 'shop.txt'));
    },
    message: /^shop\.txt opened: 4 lines, no problems\.$/,
    focus: open,
  },
  {
    name: 'an example',
    write: () => chooseFromMenu(/A tie/),
    message: /^Example opened: \d+ lines, .*\.$/,
    focus: open,
  },
  {
    name: 'an empty file',
    write: () => chooseFromMenu('Empty file'),
    message: /^Empty file\b.*\.$/,
    focus: screen.editor,
  },
  {
    name: 'a draft',
    prepare: () => openWithDrafts([{ text: SHOP, name: 'Shop' }]),
    write: async () => {
      await chooseFromMenu('Drafts…');
      await pressOn(dialog.getByRole('button', { name: /^Open/ }));
    },
    message: /^Draft opened: 4 lines, no problems\.$/,
    focus: open,
  },
  {
    name: 'a text that is brought back',
    prepare: async () => {
      const tester = await openPage();
      await screen.goToEnd();
      await type('# mine');
      await chooseFromMenu(/A tie/);
      await screen.goToEnd();
      await type('# theirs');
      return tester;
    },
    write: () => pressOn(source.getByRole('button', { name: 'Bring it back' })),
    message: /^The former text is back: \d+ lines, .*\.$/,
    focus: screen.editor,
  },
  {
    name: 'a template',
    prepare: async () => {
      const tester = await openPage();
      openText(tester, SHOP);
      return tester;
    },
    write: async () => {
      await chooseFromMenu('Templates…');
      await pressOn(dialog.getByRole('radio', { name: 'No AI training' }));
      await press('Space');
      await pressOn(dialog.getByRole('button', { name: /^Add/ }));
    },
    message: /^\d+ lines added\. .*(?:blocked|more)\./,
    focus: open,
  },
  {
    name: 'a template in place of the example',
    write: async () => {
      await chooseFromMenu('Templates…');
      await pressOn(dialog.getByRole('radio', { name: 'WordPress' }));
      await press('Space');
      await pressOn(dialog.getByRole('button', { name: /^(?:Use|Replace)/ }));
    },
    message: /^File replaced: \d+ lines, .*\.$/,
    focus: open,
  },
  {
    name: 'a fix in Problems',
    prepare: () => openProblems(FAULTY),
    write: () => pressOn(problems.fix('typo-allow').first()),
    message: /^1 line changed\. .+\.$/,
    focus: problems.head,
  },
  {
    name: 'several fixes',
    prepare: () => openProblems(FAULTY),
    write: async () => {
      await pressOn(problems.fixAll);
      await pressOn(dialog.getByRole('button', { name: 'Apply' }));
    },
    message: /^\d+ lines? changed.*\. .+\.$/,
    focus: problems.head,
  },
  {
    name: 'an ignored problem',
    prepare: () => openProblems(FAULTY),
    write: () =>
      pressOn(
        problems
          .findings('typo-allow')
          .first()
          .getByRole('button', { name: /^Ignore here/ }),
      ),
    message: /^1 line (?:added|changed)\. No answer changes \(proven\)\.$/,
    focus: problems.head,
  },
  {
    name: 'formatting',
    prepare: () => openProblems(FAULTY),
    write: () => pressOn(problems.view.getByRole('button', { name: 'Format' })),
    message: /^\d+ lines? .*\. No answer changes \(proven\)\.$/,
    focus: problems.view.getByRole('button', { name: 'Format' }),
  },
  {
    name: 'a fix in the editor’s card',
    prepare: () => openProblems(FAULTY),
    write: async () => {
      (screen.editor.element() as HTMLElement).focus();
      await press('ControlOrMeta+Home');
      await press('F8');
      await press('ControlOrMeta+.');
      const fix = page.locate('.cm-card').getByRole('button', { name: /^Fix/ });
      await expect.poll(() => fix.element().matches(':focus')).toBe(true);
      await press('Enter');
      // It says first what it changes.
      const confirm = page.locate('[aria-disabled="false"]');
      await expect.element(confirm).toHaveFocus();
      await press('Enter');
    },
    message: /^1 line changed\. .+\.$/,
    focus: screen.editor,
  },
  {
    name: 'Change this',
    prepare: async () => {
      const tester = await openPage();
      openText(tester, SHOP);
      tester.actions.setUrl('/search');
      return tester;
    },
    write: async () => {
      await pressOn(page.getByRole('button', { name: 'Change this' }));
      const item = page.getByRole('menu', { name: 'Change this' }).getByRole('menuitem').first();
      await expect.element(item).toHaveFocus();
      await press('Enter');
    },
    message: /^\d+ lines? added\. .*\/search.* blocked → allowed\.$/,
    announced: /^\d+ lines? added\. .*\/search.* blocked → allowed\. Yes\. Googlebot may crawl/,
    focus: page.getByRole('button', { name: 'Change this' }),
  },
  {
    name: 'another version',
    prepare: async () => {
      const tester = await openPage();
      openText(tester, SHOP);
      await screen.tab('Compare').click();
      await compareScreen.paste('User-agent: *\nDisallow: /b\n');
      return tester;
    },
    write: () => pressOn(compareScreen.button('Use this version')),
    message: /^1 line changed, 1 removed\. \d+ changes: opens \/search .*\.$/,
    focus: compareScreen.summary,
  },
  {
    name: 'a simplified file',
    prepare: async () => {
      const tester = await openPage();
      openText(tester, SHOP);
      await screen.tab('Compare').click();
      await compareScreen.choose('This file, simplified');
      return tester;
    },
    write: () => pressOn(compareScreen.button('Use this version')),
    message: /^1 line removed\. No answer changes \(proven\)\.$/,
    focus: compareScreen.summary,
  },
];

test.each(writes)(
  '$name has a message, is announced, and Undo takes it back',
  async ({ prepare = openPage, write, message, announced, focus }) => {
    await showOn('desktop');
    const tester = await prepare();
    const { store } = tester;
    await expect.poll(() => store.getState().report?.version).toBe(store.getState().version);
    const { document: before, urlInput, list } = store.getState();
    const text = before.text.toString();
    await expect.element(undo).not.toBeInTheDocument();
    const status = screen.announcement.element();
    const spoken: string[] = [];
    new MutationObserver(() => spoken.push(status.textContent)).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    await write(tester);
    await expectText(lastWrite.text, message);
    await expectText(screen.announcement, announced ?? new RegExp(message.source.replace('$', '')));
    // Once, and not first the lines alone.
    const said = status.textContent;
    expect(spoken.filter((each) => each.slice(0, DISTINCT) === said.slice(0, DISTINCT))).toEqual([said]);
    await pressOn(undo);
    await expectFocus(focus);
    await expect.element(undo).not.toBeInTheDocument();
    await expectText(screen.announcement, /^Undone\. \S/);
    const after = store.getState();
    expect(after.document.text.toString()).toBe(text);
    expect(after.urlInput).toBe(urlInput);
    expect(after.list.urls).toEqual(list.urls);
  },
);

/** Adds a rule at the end, as a fix does. */
async function addRule({ actions }: Tester): Promise<void> {
  await expect.poll(() => actions.applyEdits([])).toBe(true);
  actions.applyEdits([[[SHOP.length, SHOP.length, 'Disallow: /new\n']]]);
}

test('new lines are framed for a moment and stay marked; Show goes to them and frames them again', async () => {
  await showOn('desktop');
  const real = window.matchMedia.bind(window);
  const media = vi.spyOn(window, 'matchMedia');
  onTestFinished(() => media.mockRestore());
  // With reduced motion, which tests may run with, the frame stays.
  media.mockImplementation((query) => real(query.includes('reduced-motion') ? 'not all' : query));
  const tester = await openPage();
  openText(tester, SHOP);
  await addRule(tester);
  const line = screen.line('Disallow: /new');
  await expect.element(line).toHaveClass(/cm-row-highlight/);
  await expect.element(line).toHaveClass(/cm-row-marked/);
  await expect.element(line).not.toHaveClass(/cm-row-highlight/);
  await expect.element(line).toHaveClass(/cm-row-marked/);
  await expect.element(page.locate('.cm-written')).toHaveTextContent('+');
  await pressOn(page.getByRole('button', { name: 'Show', exact: true }));
  await screen.expectEditorFocus();
  expect(screen.caretLine()).toBe('Disallow: /new');
  await expect.element(line).toHaveClass(/cm-row-highlight/);
  await type('#');
  await expect.element(page.locate('.cm-row-marked')).not.toBeInTheDocument();
  await expect.element(lastWrite.text).not.toBeInTheDocument();
});

test('the message comes before a lasting warning, which comes back; a simulation is always named', async () => {
  await showOn('desktop');
  const tester = await openPage();
  openText(tester, '<!doctype html><html></html>\n');
  await expect.element(source).toHaveTextContent('This is a web page');
  tester.actions.applyEdits([[[0, 0, '\n']]]);
  await expect.element(lastWrite.text).toBeVisible();
  await expect.element(source).not.toHaveTextContent('This is a web page');
  await pressOn(page.locate('[data-write]').getByRole('button', { name: 'Dismiss' }));
  await expect.element(source).toHaveTextContent('This is a web page');
  tester.actions.setAnswer({ final: { kind: 'status', status: 503 } });
  tester.actions.applyEdits([[[0, 0, '\n']]]);
  await expect.element(source).toHaveTextContent(/1 line added\. *Simulating HTTP 503/);
  await expect.element(undo).toBeVisible();
});
