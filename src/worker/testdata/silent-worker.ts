/** A worker that does nothing by itself: the test speaks for it. `Sent` is what the page says to it, `Word` what it may say. */
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

  /** Dies; gives the event, of which the page may have prevented the default. */
  crash(): Event {
    const event = new Event('error', { cancelable: true });
    this.dispatchEvent(event);
    return event;
  }
}
