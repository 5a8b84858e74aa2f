import type { RequestTrail } from '../../kit/requestTrail.ts';
import { operationLabel } from './operationLabel.ts';

/** An open subscription. */
export interface LiveSubscription {
  trail: RequestTrail;
  since: number;
}

/** The subscriptions of all sockets of a process. */
export class LiveSubscriptions {
  readonly #sockets = new Set<ReadonlyMap<string, LiveSubscription>>();

  /** Adds the subscriptions of a socket; the returned function removes them. */
  add(running: ReadonlyMap<string, LiveSubscription>): () => void {
    this.#sockets.add(running);
    return () => void this.#sockets.delete(running);
  }

  /** Number of open subscriptions by operation name. */
  get counts(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const running of this.#sockets)
      for (const { trail } of running.values()) {
        const label = operationLabel(trail.operation ?? '');
        counts.set(label, (counts.get(label) ?? 0) + 1);
      }
    return counts;
  }
}
