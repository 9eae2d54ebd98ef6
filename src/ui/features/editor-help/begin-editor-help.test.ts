import { expect, it, vi } from 'vitest';
import type { EditorHandle } from '../../../editor';
import type { TesterState } from '../../../store';
import type { TesterBinding } from '../../parts/tester-context';
import { followPreviewedLines } from './begin-editor-help';

/** Follows a store in this state; returns the lines that the editor was scrolled to. */
function follow(previewedLines: TesterState['previewedLines']) {
  const scrollToLine = vi.fn();
  const editor: Pick<EditorHandle, 'add' | 'scrollToLine'> = { add: vi.fn(), scrollToLine };
  let state = { previewedLines };
  let listener: (state: object, before: object) => void = () => {};
  const store = {
    getState: () => state,
    subscribe: (called: typeof listener) => {
      listener = called;
      return () => {};
    },
  };
  followPreviewedLines(editor as EditorHandle, { store } as unknown as TesterBinding);
  return {
    lines: () => scrollToLine.mock.calls.flat(),
    set(lines: TesterState['previewedLines']) {
      const before = state;
      state = { previewedLines: lines };
      listener(state, before);
    },
  };
}

const added = (number: number) => [{ number, before: null, after: 'Allow: /' }];

it('shows a preview that began before the editor could show it, and later ones', () => {
  const followed = follow(added(7));
  expect(followed.lines()).toEqual([7]);
  followed.set(null);
  followed.set(added(2));
  expect(followed.lines()).toEqual([7, 2]);
});

it('scrolls nowhere without a preview', () => {
  expect(follow(null).lines()).toEqual([]);
});
