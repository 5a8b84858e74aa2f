import { useMissed } from '../../../apollo/live/useMissed';
import type { SoundIncidentFilter } from '../../../apollo/schemaTypes.generated';
import { useSoundIncidentChangedSubscription, useSoundIncidentsQuery } from './sound.generated';

/** Sound incidents, newest first, updated live. */
export function useIncidents(filter: SoundIncidentFilter, perPage: number) {
  const query = useSoundIncidentsQuery({
    variables: { page: 1, perPage, filter, sort: [{ beganAt: 'DESC' }] },
    fetchPolicy: 'cache-and-network',
  });
  const again = () => void query.refetch().catch(() => undefined);
  useSoundIncidentChangedSubscription({ ignoreResults: true, onData: again });
  useMissed(again);
  return query;
}

/** Maximum number of open incidents that are shown. Each mount point can have three, and the station itself five. */
const maxOpen = 100;

/** Open incidents; empty while they load. */
export function useOpenIncidents() {
  return useIncidents({ endedAt: { isNull: true } }, maxOpen).data?.soundIncidents.items ?? [];
}
