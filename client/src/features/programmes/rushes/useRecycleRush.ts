import { useRecycling } from '../useRecycling';
import { useDeleteRushMutation, useRestoreRushMutation } from './rushes.generated';

/** Returns the actions that move rushes to the recycle bin and restore them. */
export const useRecycleRush = () => useRecycling(useDeleteRushMutation(), useRestoreRushMutation());
