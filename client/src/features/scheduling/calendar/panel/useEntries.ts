import { useCanAll } from '../../../../kit/access/useCan';
import {
  useEmissionsToPlanQuery,
  useEpisodesToPlanQuery,
  usePlaylistsToPlanQuery,
} from '../calendar.generated';
import { usualLength, type Entry } from './entries';

export type EntryKind = Entry['kind'];

/** What of one kind can be planned by the viewer, and holds what is searched for. */
export function useEntries(kind: EntryKind, search: string) {
  const plansAll = useCanAll()({ action: 'create', subject: 'Slot' });
  const asked = (one: EntryKind) => ({ variables: { search: search || null }, skip: kind !== one });
  const emissions = useEmissionsToPlanQuery(asked('EMISSION'));
  const playlists = usePlaylistsToPlanQuery(asked('PLAYLIST'));
  const episodes = useEpisodesToPlanQuery(asked('EPISODE'));
  const query = { EMISSION: emissions, PLAYLIST: playlists, EPISODE: episodes }[kind];
  const found = {
    EMISSION: () =>
      (emissions.data ?? emissions.previousData)?.emissions.items
        .filter(({ isMine }) => plansAll || isMine)
        .map(({ id, title, colour, usualDuration }) => ({
          kind,
          id,
          title,
          colour,
          duration: usualDuration ?? usualLength,
        })),
    PLAYLIST: () =>
      (playlists.data ?? playlists.previousData)?.playlists.items.map(({ id, name }) => ({
        kind,
        id,
        title: name,
        colour: null,
        duration: usualLength,
      })),
    EPISODE: () =>
      (episodes.data ?? episodes.previousData)?.episodes.items
        .filter(({ emission }) => plansAll || emission.isMine)
        .map(({ id, title, emission, medium }) => ({
          kind,
          id,
          title,
          colour: emission.colour,
          duration: medium?.duration ?? emission.usualDuration ?? usualLength,
          emission: { id: emission.id, title: emission.title },
        })),
  }[kind]();
  return {
    entries: found as Entry[] | undefined,
    error: query.data ? undefined : query.error,
    isLoading: query.loading,
    again: () => void query.refetch().catch(() => undefined),
  };
}
