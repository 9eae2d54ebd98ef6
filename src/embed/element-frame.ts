import { PROTOCOL_VERSION } from './protocol';

/** A frame with the tester in it. */
export interface Frame {
  readonly iframe: HTMLIFrameElement;
  /** Takes the frame out of the page. */
  close(): void;
}

/**
 * Makes the frame, and answers when it says that it listens: `onPort` gets the port to it. That happens once, and again each time the frame was
 * loaded again by its reader. The window's messages carry nothing but version and nonce.
 */
export function createFrame(address: string, onPort: (port: MessagePort) => void): Frame {
  const iframe = document.createElement('iframe');
  let lastNonce = '';
  const onMessage = ({ source, origin, data }: MessageEvent): void => {
    const { robotsTxtTester, nonce } = Object(data);
    // Sandboxed as it is below, the frame has no other origin.
    if (origin !== 'null' || !source || source !== iframe.contentWindow) return;
    if (robotsTxtTester !== PROTOCOL_VERSION || typeof nonce !== 'string' || nonce === lastNonce) return;
    lastNonce = nonce;
    const { port1, port2 } = new MessageChannel();
    (source as Window).postMessage({ robotsTxtTester, nonce }, '*', [port2]);
    onPort(port1);
  };
  addEventListener('message', onMessage);
  iframe.setAttribute('sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox');
  iframe.referrerPolicy = 'no-referrer';
  iframe.src = address;
  return {
    iframe,
    close() {
      removeEventListener('message', onMessage);
      iframe.remove();
    },
  };
}
