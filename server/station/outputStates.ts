import type { OutputReport } from './regie.ts';

/** What Liquidsoap tells of an output. */
export interface OutputEvent {
  event: 'outputConnected' | 'outputDisconnected' | 'outputFailed';
  /** Host, port and path. */
  address: string;
  problem: string;
}

/** The outputs of a station, each with what is wrong with it and since when. */
export class OutputStates {
  #states = new Map<string, OutputReport>();

  get all(): OutputReport[] {
    return [...this.#states.values()];
  }

  /** Starts from the outputs that the station has by now; known ones keep their state. Returns whether anything changed. */
  follow(addresses: readonly string[], at: number): boolean {
    const before = this.#states;
    const state = (address: string) =>
      before.get(address) ?? { address, problem: 'CONNECTING' as const, since: new Date(at).toISOString() };
    this.#states = new Map(addresses.map((address) => [address, state(address)]));
    return addresses.length !== before.size || addresses.some((address) => !before.has(address));
  }

  /** Returns whether the state of an output changed: one that is refused every three seconds is still refused. */
  take({ event, address, problem }: OutputEvent, at: number): boolean {
    const known = this.#states.get(address);
    const now = event === 'outputConnected' ? null : problemOf(event, problem);
    if (!known || known.problem === now) return false;
    this.#states.set(address, { address, problem: now, since: new Date(at).toISOString() });
    return true;
  }

  /** Nothing is connected any more, because the program that sends has ended. */
  lose(at: number): void {
    const since = new Date(at).toISOString();
    for (const address of this.#states.keys())
      this.#states.set(address, { address, problem: 'CONNECTING', since });
  }
}

function problemOf(event: OutputEvent['event'], problem: string): OutputReport['problem'] {
  if (event === 'outputDisconnected') return 'UNREACHABLE';
  if (/\b40[13]\b|authenti|unauthori/i.test(problem)) return 'PASSWORD_REFUSED';
  if (/refused|timed? ?out|unreachable|resolv|not known|could not connect|broken pipe|reset/i.test(problem))
    return 'UNREACHABLE';
  return 'FAILED';
}
