import { hydrateRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { RobotsTxtTesterElement, Verdict } from '../embed/element-api';
import { RobotsTxtTester } from './react';

const verdict = { outcome: 'disallowed', line: 2 } as Verdict;
/** An address that the element refuses, so that it loads no frame. */
const tester = 'mailto:a@example.com';

const elementIn = (root: Element) => root.querySelector('robots-txt-tester') as RobotsTxtTesterElement;

it('tells a listener the verdict that the element had before React took it over', async () => {
  const onVerdict = vi.fn();
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = `<robots-txt-tester tester="${tester}"></robots-txt-tester>`;
  Object.defineProperty(elementIn(root), 'verdict', { value: verdict });
  const react = hydrateRoot(root, <RobotsTxtTester tester={tester} onVerdict={onVerdict} />);
  onTestFinished(() => {
    react.unmount();
    root.remove();
  });
  await vi.waitFor(() => expect(onVerdict.mock.calls).toEqual([[verdict]]));
});

it('calls the latest listeners, until it is unmounted', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { container, rerender, unmount } = await render(
    <RobotsTxtTester tester={tester} onVerdict={first} />,
  );
  const element = elementIn(container);
  const answer = () => element.dispatchEvent(new CustomEvent('verdict', { detail: verdict }));
  answer();
  await rerender(<RobotsTxtTester tester={tester} onVerdict={second} />);
  answer();
  await unmount();
  answer();
  expect(first.mock.calls).toEqual([[verdict]]);
  expect(second.mock.calls).toEqual([[verdict]]);
});

it('passes the details of events on', async () => {
  const [onReady, onGuess, onChange, onError] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const { container } = await render(
    <RobotsTxtTester tester={tester} loading="click" {...{ onReady, onGuess, onChange, onError }}>
      {'User-agent: *'}
    </RobotsTxtTester>,
  );
  for (const [type, detail] of [
    ['ready', null],
    ['guess', { guess: 'allowed', right: true }],
    ['change', { length: 3 }],
    ['error', { reason: 'busy' }],
  ] as const)
    elementIn(container).dispatchEvent(new CustomEvent(type, { detail }));
  expect(onReady.mock.calls).toEqual([[]]);
  expect(onGuess.mock.calls).toEqual([[{ guess: 'allowed', right: true }]]);
  expect(onChange.mock.calls).toEqual([[{ length: 3 }]]);
  expect(onError.mock.calls).toEqual([[{ reason: 'busy' }]]);
});

it('writes attributes as strings, and keeps them when they change', async () => {
  const { container, rerender } = await render(
    <RobotsTxtTester
      tester={tester}
      readonly
      quiz
      height={300}
      className="wide"
      view="editor"
      show="why problems"
    />,
  );
  const attributes = () =>
    Object.fromEntries(Array.from(elementIn(container).attributes, ({ name, value }) => [name, value]));
  expect(attributes()).toEqual({
    tester,
    readonly: '',
    quiz: '',
    height: '300',
    class: 'wide',
    view: 'editor',
    show: 'why problems',
  });
  await rerender(<RobotsTxtTester tester={tester} readonly={false} highlight={2} />);
  expect(attributes()).toEqual({ tester, highlight: '2' });
});

it('gives the element a changed text, and tells why it refused it', async () => {
  const onError = vi.fn();
  const { container, rerender } = await render(<RobotsTxtTester tester={tester}>a</RobotsTxtTester>);
  const element = elementIn(container);
  const setText = vi.spyOn(element, 'setText').mockRejectedValue(new Error('too-large'));
  await rerender(<RobotsTxtTester tester={tester}>a</RobotsTxtTester>);
  expect(setText).not.toHaveBeenCalled();
  await rerender(
    <RobotsTxtTester tester={tester} onError={onError}>
      b
    </RobotsTxtTester>,
  );
  expect(setText.mock.calls).toEqual([['b']]);
  await vi.waitFor(() => expect(onError.mock.calls).toContainEqual([{ reason: 'too-large' }]));
});
