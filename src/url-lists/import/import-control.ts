/** Callbacks for following and cancelling an import. */
export interface ImportControl {
  /** Cancels the import; lines read before stay in the list. */
  readonly signal: AbortSignal;
  /** Called after each piece with the bytes of the source read so far, before unpacking. */
  readonly onProgress: (bytes: number) => void;
  /** Lets queued messages run. */
  readonly nextTurn: () => Promise<void>;
}
