import { setTimeout } from 'node:timers/promises';

interface Stoppable {
  drain: () => void;
  close: () => Promise<void>;
}

/** Maximum time, in seconds, that closing a server may take. */
export const closeSeconds = 20;

/**
 * Stops a server behind a proxy without failed requests. First `/readyz` fails; after the time that the proxy needs to notice,
 * the server stops accepting requests, finishes the running ones, and closes.
 */
export async function stopApp(app: Stoppable, drainSeconds: number): Promise<void> {
  app.drain();
  await setTimeout(drainSeconds * 1000);
  await app.close();
}
