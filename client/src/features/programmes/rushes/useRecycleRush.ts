import { useRecycling } from '../useRecycling';
import { useDeleteRushMutation, useRestoreRushMutation } from './rushes.generated';

/** How a rush goes into the recycle bin, and how it comes out. */
export const useRecycleRush = () => useRecycling(useDeleteRushMutation(), useRestoreRushMutation());
