import type { ListenerDevice } from '../listeners/listenerDevice.ts';
import type { Session } from './spans.ts';

/** That somebody listened, with what they did. */
export interface SessionWith extends Session {
  program: string;
  device: ListenerDevice;
}

/** How much was listened on a day, by mount point, program and kind of device. */
export function programsOf(sessions: readonly SessionWith[]): object[] {
  const groups = Map.groupBy(sessions, ({ mount, day, program, device }) =>
    JSON.stringify([mount, day, program, device]),
  );
  return [...groups.values()].map((group) => {
    const { mount, day, program, device } = group[0]!;
    return {
      mount,
      day,
      program,
      device,
      sessions: group.length,
      listeners: new Set(group.map(({ mark }) => mark)).size,
      duration: group.reduce((sum, { from, until }) => sum + Math.max(until - from, 0), 0),
    };
  });
}
