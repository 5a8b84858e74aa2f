import type { RequestTrail } from '../../kit/requestTrail.ts';
import { operationLabel } from './operationLabel.ts';

/** A subscription that is open. */
export interface LiveSubscription {
  trail: RequestTrail;
  since: number;
}

/** The subscriptions of all sockets of a process. */
export class LiveSubscriptions {
  readonly #sockets = new Set<ReadonlyMap<string, LiveSubscription>>();

  /** Counts those of a socket from now on; gives what ends that. */
  add(running: ReadonlyMap<string, LiveSubscription>): () => void {
    this.#sockets.add(running);
    return () => void this.#sockets.delete(running);
  }

  /** How many there are, by the names of our own documents. */
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
