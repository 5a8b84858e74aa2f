import { OutputProblem, type OutputState } from '../../protocol/station.ts';

/** An event of an output, in the form in which Liquidsoap posts it. */
export interface OutputEvent {
  event: 'outputConnected' | 'outputDisconnected' | 'outputFailed';
  /** Host, port and path of the mount point. */
  address: string;
  problem: string;
}

/** The connection state of each output of a station. */
export class OutputStates {
  #states = new Map<string, OutputState>();

  get all(): OutputState[] {
    return [...this.#states.values()];
  }

  /** Sets the outputs of the station. Known outputs keep their state. Returns true when an output was added or removed. */
  follow(addresses: readonly string[], at: number): boolean {
    const before = this.#states;
    this.#states = new Map(
      addresses.map((address) => [address, before.get(address) ?? connecting(address, at)]),
    );
    return addresses.length !== before.size || addresses.some((address) => !before.has(address));
  }

  /**
   * Applies an event. Returns true when the state has changed, which is rare: an output that was refused fails again every three
   * seconds.
   */
  take({ event, address, problem }: OutputEvent, at: number): boolean {
    const known = this.#states.get(address);
    const now = event === 'outputConnected' ? null : problemOf(event, problem);
    if (!known || known.problem === now) return false;
    this.#states.set(address, { address, problem: now, since: new Date(at).toISOString() });
    return true;
  }

  /** Sets all outputs to `CONNECTING`, because Liquidsoap has ended and starts again. */
  lose(at: number): void {
    for (const address of this.#states.keys()) this.#states.set(address, connecting(address, at));
  }
}

const connecting = (address: string, at: number): OutputState => ({
  address,
  problem: OutputProblem.CONNECTING,
  since: new Date(at).toISOString(),
});

/** Texts of error messages with their problems. The first match counts. */
const problems: ReadonlyArray<readonly [RegExp, OutputProblem]> = [
  [/in use/i, OutputProblem.MOUNT_POINT_IN_USE],
  [/too many sources|source limit/i, OutputProblem.TOO_MANY_SOURCES],
  [/content-?type|\b415\b|unsupported media/i, OutputProblem.UNSUPPORTED_TYPE],
  // Not 403, which Icecast answers for all other reasons: mostly without their text, which is in the body of the response.
  [/\b401\b|authenti|unauthori/i, OutputProblem.PASSWORD_REFUSED],
  [
    /connection refused|timed? ?out|unreachable|resolv|not known|could not connect|broken pipe|reset/i,
    OutputProblem.UNREACHABLE,
  ],
];

function problemOf(event: OutputEvent['event'], problem: string): OutputProblem {
  if (event === 'outputDisconnected') return OutputProblem.UNREACHABLE;
  return problems.find(([pattern]) => pattern.test(problem))?.[1] ?? OutputProblem.FAILED;
}
