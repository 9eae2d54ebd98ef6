const { port1, port2 } = new MessageChannel();
let waiting: (() => void)[] = [];

port1.onmessage = () => {
  const [first, ...rest] = waiting;
  waiting = rest;
  first?.();
};

/** Calls `resume` after queued messages have run. A timer would wait at least 4 ms each time. */
export function nextTurn(resume: () => void): void {
  waiting.push(resume);
  port2.postMessage(null);
}
