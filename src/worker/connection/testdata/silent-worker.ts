/**
 * A worker that does nothing itself; the test emits its messages. `Sent` is what the page posts, `Word` what
 * the worker posts.
 */
export class SilentWorker<Sent, Word> extends EventTarget {
  readonly sent: Sent[] = [];
  terminated = false;

  postMessage(message: Sent): void {
    this.sent.push(message);
  }

  terminate(): void {
    this.terminated = true;
  }

  emit(data: Word): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  /** Crashes. Returns the event, so that a test can check `defaultPrevented`. */
  crash(): Event {
    const event = new Event('error', { cancelable: true });
    this.dispatchEvent(event);
    return event;
  }
}
