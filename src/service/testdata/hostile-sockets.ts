import type { Socket } from 'node:net';
import type { SocketHandler } from './start-site';

/** Reads the request and never answers. */
export const neverAnswers: SocketHandler = () => undefined;

/** Closes as soon as a client connects. */
export const closesAtOnce: SocketHandler = (socket) => socket.end();

/** Closes after the request. */
export const closesAfterRequest: SocketHandler = (socket) => afterRequest(socket, () => socket.end());

/** Answers before the request. */
export const answersUnasked: SocketHandler = (socket) =>
  socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi');

/** Writes these bytes (a string is Latin-1) after the request, and closes. */
export function sends(...parts: readonly (string | Uint8Array)[]): SocketHandler {
  return (socket) =>
    afterRequest(socket, () => {
      for (const part of parts) writeTo(socket, part);
      socket.end();
    });
}

/** Like `sends`, but keeps the connection open. */
export function sendsAndStays(...parts: readonly (string | Uint8Array)[]): SocketHandler {
  return (socket) =>
    afterRequest(socket, () => {
      for (const part of parts) writeTo(socket, part);
    });
}

/** Like `sends`, but resets the connection (RST instead of FIN) after the text. */
export function sendsAndBreaks(text: string): SocketHandler {
  return (socket) => afterRequest(socket, () => socket.write(text, 'latin1', () => socket.resetAndDestroy()));
}

/** Sends a text byte by byte. */
export function drips(text: string, msPerByte: number): SocketHandler {
  return (socket) =>
    afterRequest(socket, () => {
      let at = 0;
      const timer = setInterval(() => {
        if (at < text.length) socket.write(text[at] ?? '', 'latin1');
        at += 1;
      }, msPerByte);
      socket.once('close', () => clearInterval(timer));
    });
}

/** Sends a start, then the same piece repeatedly, as fast as it is read. */
export function repeats(start: string, piece: string | Uint8Array): SocketHandler {
  const bytes = typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece;
  return (socket) =>
    afterRequest(socket, () => {
      const go = () => {
        while (socket.writable && socket.write(bytes));
      };
      socket.on('drain', go);
      socket.write(start, 'latin1');
      go();
    });
}

function writeTo(socket: Socket, part: string | Uint8Array): void {
  if (typeof part === 'string') socket.write(part, 'latin1');
  else socket.write(part);
}

function afterRequest(socket: Socket, answer: () => void): void {
  socket.once('data', answer);
}
