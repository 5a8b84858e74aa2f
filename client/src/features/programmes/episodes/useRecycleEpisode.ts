import { useRecycling } from '../useRecycling';
import { useDeleteEpisodeMutation, useRestoreEpisodeMutation } from './episodes.generated';

/** Returns the actions that move episodes to the recycle bin and restore them. */
export const useRecycleEpisode = () => useRecycling(useDeleteEpisodeMutation(), useRestoreEpisodeMutation());
