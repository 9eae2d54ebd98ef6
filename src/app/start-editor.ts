/*
 * Requests the editor. The first import of `main.tsx`, because the shell takes long to run on a slow processor, and the connection would be idle meanwhile.
 */

// `useEditor` shows the editor, or that it is missing.
import('../editor').catch(() => undefined);
