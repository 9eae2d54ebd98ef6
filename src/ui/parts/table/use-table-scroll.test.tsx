import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useTableScroll } from './use-table-scroll';

const MILLION = 1_000_000;

/** A million rows of 30 px in a box of 600 px. `stop` is the row with the Tab stop. */
function MillionRows({ stop = 0 }: { readonly stop?: number }) {
  const box = useRef<HTMLDivElement>(null);
  const { from, to, length, rowsWith } = useTableScroll({
    box,
    rows: MILLION,
    rowHeight: 30,
    headHeight: 0,
  });
  const mounted = rowsWith(stop).filter((row) => row < from || row >= to);
  return (
    <div
      ref={box}
      data-rows={`${from}–${to}`}
      data-beyond={mounted.join()}
      style={{ height: 600, overflow: 'auto' }}
    >
      <div style={{ height: length }} />
    </div>
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a table keeps its position when it is scrolled again before the delay ends', async () => {
  const { container } = await render(<MillionRows />);
  const box = container.firstElementChild as HTMLElement;
  const end = box.scrollHeight - box.clientHeight;
  box.scrollTop = end;
  await expect.poll(() => box.dataset['rows']).toBe('999972–1000000');
  box.scrollTop = end / 2;
  vi.advanceTimersByTime(1_000);
  await expect.poll(() => box.dataset['rows']).toBe('499982–500018');
  expect(box.scrollTop).toBeCloseTo(end / 2, -1);
});

test.each([
  [27, ''],
  [28, '28'],
  [MILLION - 1, '999999'],
  [MILLION, ''],
  [-1, ''],
])('the row with the Tab stop stays mounted beyond the rendered ones: %i', async (stop, beyond) => {
  const { container } = await render(<MillionRows stop={stop} />);
  const box = container.firstElementChild as HTMLElement;
  await expect.poll(() => box.dataset).toMatchObject({ rows: '0–28', beyond });
});
