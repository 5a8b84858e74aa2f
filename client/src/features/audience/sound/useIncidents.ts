import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { useMissed } from '../../../apollo/live/useMissed';
import type { SoundIncidentFilter } from '../../../apollo/schemaTypes.generated';
import {
  SoundIncidentsDocument,
  useSoundIncidentChangedSubscription,
  useSoundIncidentsQuery,
  type SoundIncidentFieldsFragment,
} from './sound.generated';

type Incidents = readonly SoundIncidentFieldsFragment[];

const newestFirst = [{ beganAt: 'DESC' as const }];

/** Sound incidents, newest first, updated live. `onChange` is called after each update. */
export function useIncidents(filter: SoundIncidentFilter, perPage: number, onChange?: () => void) {
  const query = useSoundIncidentsQuery({
    variables: { page: 1, perPage, filter, sort: newestFirst },
    fetchPolicy: 'cache-and-network',
  });
  const again = () =>
    void query.refetch().then(
      () => onChange?.(),
      () => undefined,
    );
  useSoundIncidentChangedSubscription({ ignoreResults: true, onData: again });
  useMissed(again);
  return query;
}

/** Maximum page size of the server. */
const perPage = 100;
const open: SoundIncidentFilter = { endedAt: { isNull: true } };

/** All open incidents; empty while they load. Each mount point can have three, so there may be several pages. */
export function useOpenIncidents(): Incidents {
  const [changes, setChanges] = useState(0);
  const first = useIncidents(open, perPage, () => setChanges((count) => count + 1)).data?.soundIncidents;
  const further = useFurtherPages(
    first?.items.length === perPage ? `${first.totalItems} ${changes}` : undefined,
  );
  return useMemo(() => {
    const all = [...(first?.items ?? []), ...further];
    // An incident that opens between two requests pushes another one onto the next page.
    return [...new Map(all.map((incident) => [incident.id, incident])).values()];
  }, [first, further]);
}

/** Loads the pages of open incidents after the first one, and again when `version` changes. Loads none without a version. */
function useFurtherPages(version: string | undefined): Incidents {
  const client = useApolloClient();
  const [further, setFurther] = useState<Incidents>([]);
  useEffect(() => {
    if (version === undefined) return undefined;
    let isCurrent = true;
    const load = async () => {
      const found: SoundIncidentFieldsFragment[] = [];
      for (let page = 2, isLast = false; !isLast; page++) {
        const { data } = await client.query({
          query: SoundIncidentsDocument,
          variables: { page, perPage, filter: open, sort: newestFirst },
          fetchPolicy: 'no-cache',
        });
        const items = data?.soundIncidents.items ?? [];
        found.push(...items);
        isLast = items.length < perPage || !isCurrent;
      }
      if (isCurrent) setFurther(found);
    };
    // The incidents that were loaded before stay until a later request succeeds.
    load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [client, version]);
  return version === undefined ? none : further;
}

const none: Incidents = [];
