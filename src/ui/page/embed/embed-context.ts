import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { TesterState } from '../../../store';
import type { EmbedSettings } from './embed-settings';

/** What the embedded page is bound to beside its tester: its settings, and the page around it. */
export interface EmbedBinding {
  readonly settings: StoreApi<EmbedSettings>;
  /** Address that opens the present state in the tester; null where no browser would open it. */
  shareLink(state: TesterState): Promise<string | null>;
  /** The page stands as it will: its parts are in place. */
  onReady(): void;
  /** The height in CSS pixels that the page needs in order not to scroll. */
  onHeight(height: number): void;
  /** Asks the host to open a link; false where it does not do that. */
  openByHost(link: string): boolean;
}

/** Holds the binding of this page. */
export const EmbedContext = createContext<EmbedBinding | null>(null);

/** What the page is bound to. */
export function useEmbed(): EmbedBinding {
  const binding = useContext(EmbedContext);
  if (binding === null) throw new Error('A component of the embedded page stands outside EmbedContext');
  return binding;
}

/** A part of the settings; the component renders again when that part changes. */
export function useEmbedSetting<Part>(select: (settings: EmbedSettings) => Part): Part {
  return useStore(useEmbed().settings, select);
}
