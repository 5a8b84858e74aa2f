import { useRecycling } from '../useRecycling';
import { useDeleteEpisodeMutation, useRestoreEpisodeMutation } from './episodes.generated';

/** How an episode goes into the recycle bin, and how it comes out. */
export const useRecycleEpisode = () => useRecycling(useDeleteEpisodeMutation(), useRestoreEpisodeMutation());
