import { useRecycling } from '../useRecycling';
import { useDeleteEmissionMutation, useRestoreEmissionMutation } from './emissions.generated';

/** How an emission goes into the recycle bin, and how it comes out. */
export const useRecycleEmission = () =>
  useRecycling(useDeleteEmissionMutation(), useRestoreEmissionMutation());
