import type { ListenerDevice } from '../listeners/listenerDevice.ts';
import type { Session } from './spans.ts';

/** Listening session with its program, device and country. */
export interface SessionWith extends Session {
  program: string;
  device: ListenerDevice;
  country: string;
}

/** Aggregates listening sessions by mount point, day, listener program and kind of device. */
export const programsOf = (sessions: readonly SessionWith[]): object[] =>
  partsOf(sessions, ({ program, device }) => ({ program, device }));

/** Aggregates listening sessions by mount point, day and country; empty when no session has a country. */
export const countriesOf = (sessions: readonly SessionWith[]): object[] =>
  sessions.some(({ country }) => country !== '') ? partsOf(sessions, ({ country }) => ({ country })) : [];

function partsOf(sessions: readonly SessionWith[], partOf: (session: SessionWith) => object): object[] {
  const groups = Map.groupBy(sessions, (session) =>
    JSON.stringify([session.mount, session.day, partOf(session)]),
  );
  return [...groups.values()].map((group) => {
    const { mount, day } = group[0]!;
    return {
      mount,
      day,
      ...partOf(group[0]!),
      sessions: group.length,
      listeners: new Set(group.map(({ mark }) => mark)).size,
      duration: group.reduce((sum, { from, until }) => sum + Math.max(until - from, 0), 0),
    };
  });
}
