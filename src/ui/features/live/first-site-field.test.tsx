import { lazy, Suspense, useRef } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { ScriptedService } from '../../../store/testdata/scripted-service';
import { useTester } from '../../parts/tester-context';
import { mount } from '../../testdata/mount';
import { FetchPanel } from './fetch-panel';
import { FirstSiteField } from './first-site-field';

const site = page.getByRole('textbox', { name: 'Site' });

/** Inserts characters into the field that has the focus, one by one, without a pause. */
function typeAtOnce(text: string): void {
  for (const character of text) document.execCommand('insertText', false, character);
}

/** Types as soon as another field replaces `former`: after React's work on the page, and before the page does anything else. */
function typeWhenReplaced(former: Element, text: string): void {
  const observer = new MutationObserver(() => {
    if (former.isConnected) return;
    observer.disconnect();
    typeAtOnce(text);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
}

test.for(['before', 'after'])(
  'keeps what is typed at the moment when the panel replaces its first field, and sites can be fetched %s it',
  async (when) => {
    let letIn = (): void => undefined;
    const loaded = new Promise<void>((resolve) => {
      letIn = resolve;
    });
    const LatePanel = lazy(() => loaded.then(() => ({ default: FetchPanel })));
    function Panel() {
      const button = useRef<HTMLButtonElement>(null);
      const nothing = () => undefined;
      const isOpen = useTester((state) => state.sourcePanel !== null);
      return (
        isOpen && (
          <Suspense fallback={<FirstSiteField />}>
            <LatePanel id="panel" button={button} onClose={nothing} onLeave={nothing} onEditor={nothing} />
          </Suspense>
        )
      );
    }
    let start = (): void => undefined;
    const started = new Promise<void>((resolve) => {
      start = resolve;
    });
    const service = new ScriptedService();
    const tester = await mount(<Panel />, { loadLive: () => started.then(service.load) });
    tester.actions.showPanel({ kind: 'fetch', site: null });
    await expect.element(site).toHaveFocus();
    if (when === 'before') {
      start();
      await expect.poll(() => typeof tester.store.getState().live).toBe('object');
    }
    typeAtOnce('my');
    typeWhenReplaced(site.element(), '-shop');
    letIn();
    await expect.element(site).toHaveValue('my-shop');
    if (when === 'after') {
      typeWhenReplaced(site.element(), '.te');
      start();
    }
    await expect.element(page.getByRole('button', { name: 'Close' })).toBeVisible();
    await expect.element(site).toHaveFocus();
    typeAtOnce('st');
    const typed = when === 'before' ? 'my-shopst' : 'my-shop.test';
    await expect.element(site).toHaveValue(typed);
    const { live } = tester.store.getState();
    expect(typeof live === 'object' && live.store.getState().site).toBe(typed);
  },
);
