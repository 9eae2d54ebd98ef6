import { PROTOCOL_VERSION } from './protocol';

/** The iframe that contains the tester. */
export interface Frame {
  readonly iframe: HTMLIFrameElement;
  /** Removes the frame from the page. */
  close(): void;
}

/**
 * Creates the frame and answers its announcements. `onPort` receives the port to the frame after it loads, and a new port after each reload by the
 * user; `onFailure` is called if the frame can't start. Window messages carry only version and nonce.
 */
export function createFrame(
  address: string,
  onPort: (port: MessagePort) => void,
  onFailure: () => void,
): Frame {
  const iframe = document.createElement('iframe');
  let lastNonce: unknown;
  const onMessage = ({ source, origin, data }: MessageEvent): void => {
    const { robotsTxtTester, nonce } = Object(data);
    // Because of the sandbox below, the frame's origin is always 'null'.
    if (origin !== 'null' || source !== iframe.contentWindow) return;
    if (robotsTxtTester !== PROTOCOL_VERSION || typeof nonce !== 'string' || nonce === lastNonce) return;
    lastNonce = nonce;
    if (nonce) {
      const channel = new MessageChannel();
      (source as Window).postMessage({ robotsTxtTester, nonce }, '*', [channel.port2]);
      onPort(channel.port1);
    } else onFailure();
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
