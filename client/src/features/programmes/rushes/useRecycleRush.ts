import { useRecycling } from '../useRecycling';
import { useDeleteRushMutation, useRestoreRushMutation } from './rushes.generated';

/** Deletes and restores rushes. */
export const useRecycleRush = () => useRecycling(useDeleteRushMutation(), useRestoreRushMutation());
