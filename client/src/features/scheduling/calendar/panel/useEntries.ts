import { useCanAll } from '../../../../kit/access/useCan';
import {
  useEmissionsToPlanQuery,
  useEpisodesToPlanQuery,
  usePlaylistsToPlanQuery,
} from '../calendar.generated';
import { usualLength, type Entry } from './entries';

export type EntryKind = Entry['kind'];

/** Entries of one kind that match the search and that the viewer may schedule. */
export function useEntries(kind: EntryKind, search: string) {
  const plansAll = useCanAll()({ action: 'create', subject: 'Slot' });
  const optionsFor = (entryKind: EntryKind) => ({
    variables: { search: search || null },
    skip: kind !== entryKind,
  });
  const emissions = useEmissionsToPlanQuery(optionsFor('EMISSION'));
  const playlists = usePlaylistsToPlanQuery(optionsFor('PLAYLIST'));
  const episodes = useEpisodesToPlanQuery(optionsFor('EPISODE'));
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
