/** How whoever starts an import follows it. */
export interface ImportControl {
  /** Cancels the import; what was read until then stays in the list. */
  readonly signal: AbortSignal;
  /** Is told, after each piece, how many bytes of the source were read, packed as they are. */
  readonly onProgress: (bytes: number) => void;
  /** Lets messages that have come meanwhile have their turn. */
  readonly nextTurn: () => Promise<void>;
}
