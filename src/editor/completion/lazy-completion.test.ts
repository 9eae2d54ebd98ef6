import { startCompletion } from '@codemirror/autocomplete';
import { EditorState, type TransactionSpec } from '@codemirror/state';
import { type EditorView, keymap } from '@codemirror/view';
import { expect, it, vi } from 'vitest';
import type { CompletionSource } from './completion-source';
import { lazyCompletion } from './lazy-completion';

it('is present in documents opened after it has loaded', async () => {
  const part = lazyCompletion({ labels: { list: 'Suggestions' } } as CompletionSource);
  const opened = () => {
    const view = {
      state: EditorState.create({ extensions: part.extension }),
      dispatch: (spec: TransactionSpec) => {
        view.state = view.state.update(spec).state;
      },
    };
    return view as unknown as EditorView;
  };
  const first = opened();
  expect(startCompletion(first)).toBe(false);
  for (const { key, run } of first.state.facet(keymap).flat()) if (key === 'Ctrl-Space') run?.(first);
  await vi.waitFor(() => expect(startCompletion(first)).toBe(true), { timeout: 30_000 });
  expect(startCompletion(opened())).toBe(true);
});
