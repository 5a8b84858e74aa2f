import { setTimeout } from 'node:timers/promises';

interface Stoppable {
  drain: () => void;
  close: () => Promise<void>;
}

/** How long a server may take to close, whatever jobs do. */
export const closeSeconds = 20;

/**
 * Stops a server behind a proxy without a failed request: first `/readyz` says that it goes, then, after as long as the
 * proxy needs to notice, it takes no more, finishes what runs, and closes.
 */
export async function stopApp(app: Stoppable, drainSeconds: number): Promise<void> {
  app.drain();
  await setTimeout(drainSeconds * 1000);
  await app.close();
}
