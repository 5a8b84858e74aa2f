import { useRecycling } from '../useRecycling';
import { useDeleteEmissionMutation, useRestoreEmissionMutation } from './emissions.generated';

/** Returns the actions that move emissions to the recycle bin and restore them. */
export const useRecycleEmission = () =>
  useRecycling(useDeleteEmissionMutation(), useRestoreEmissionMutation());
