import { useRecycling } from '../useRecycling';
import { useDeleteEpisodeMutation, useRestoreEpisodeMutation } from './episodes.generated';

/** Deletes and restores episodes. */
export const useRecycleEpisode = () => useRecycling(useDeleteEpisodeMutation(), useRestoreEpisodeMutation());
