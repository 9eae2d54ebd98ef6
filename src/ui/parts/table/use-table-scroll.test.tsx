import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useTableScroll } from './use-table-scroll';

const MILLION = 1_000_000;

/** A million rows of 30 px in a box of 600 px. */
function MillionRows() {
  const box = useRef<HTMLDivElement>(null);
  const { from, to, length } = useTableScroll({ box, rows: MILLION, rowHeight: 30, headHeight: 0 });
  return (
    <div ref={box} data-rows={`${from}–${to}`} style={{ height: 600, overflow: 'auto' }}>
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
