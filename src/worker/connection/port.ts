/**
 * The worker's end of the connection to the page: its global scope, or a message port if the work is done in
 * the page's thread.
 */
export interface WorkerPort {
  postMessage(message: unknown, options?: StructuredSerializeOptions): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}
