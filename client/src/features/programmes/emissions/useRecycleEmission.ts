import { useRecycling } from '../useRecycling';
import { useDeleteEmissionMutation, useRestoreEmissionMutation } from './emissions.generated';

/** Deletes and restores emissions. */
export const useRecycleEmission = () =>
  useRecycling(useDeleteEmissionMutation(), useRestoreEmissionMutation());
