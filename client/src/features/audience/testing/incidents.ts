import type { IncidentKind } from '../../../apollo/schemaTypes.generated';
import type { Answer, RequestedOperation } from '../../../testing/answer';
import type { SoundIncidentFieldsFragment } from '../sound/sound.generated';

/** Closed incident for tests: two minutes of silence on the mount point `1`. */
export const incident = (more: Partial<SoundIncidentFieldsFragment> = {}): SoundIncidentFieldsFragment => ({
  __typename: 'SoundIncident',
  id: '7',
  name: 'High quality',
  path: '/live.mp3',
  kind: 'SILENCE',
  beganAt: '2026-11-24T08:00:00.000Z',
  endedAt: '2026-11-24T08:02:00.000Z',
  why: 'SOUND_BACK',
  level: -63,
  loudness: -66.2,
  soundUrl: '/media/1/7/incident?ticket=t',
  mount: { __typename: 'MountPoint', id: '1' },
  ...more,
});

/** Open sound incident for tests. */
export const openIncident = (more: Partial<SoundIncidentFieldsFragment> = {}) =>
  incident({ endedAt: null, why: null, ...more });

/** Open incident of the whole station for tests, of the given kind. */
export const stationIncident = (kind: IncidentKind) =>
  openIncident({ kind, name: 'Radio', path: '', mount: null, level: null, loudness: null, soundUrl: null });

/**
 * Fake response for tests to a query for a page of incidents. Contains only open incidents if the query filters by the
 * end, otherwise all.
 */
export function answerIncidents(
  { name, variables }: RequestedOperation,
  incidents: readonly SoundIncidentFieldsFragment[],
): Answer | undefined {
  if (name !== 'SoundIncidents') return undefined;
  const isOpen = 'endedAt' in ((variables['filter'] as object | null) ?? {});
  const found = incidents.filter(({ endedAt }) => !isOpen || endedAt === null);
  const { page, perPage } = variables as { page: number; perPage: number };
  const items = found.slice((page - 1) * perPage, page * perPage);
  const answer = { __typename: 'SoundIncidentPage', items, totalItems: found.length, totalIsExact: true };
  return { data: { soundIncidents: answer } };
}
