import type { SlotLayer } from '../../../../apollo/schemaTypes.generated';
import { useCanAll } from '../../../../kit/access/useCan';
import { slotLayers } from './slotForm';

const lowestLayers: readonly SlotLayer[] = ['FILLER', 'PROGRAMMES'];

/**
 * Returns the layers in which the viewer may schedule. Without the right to update all slots, these are the two lowest ones, so
 * that other people's programmes are not covered.
 */
export function useOwnLayers(): readonly SlotLayer[] {
  const canAll = useCanAll();
  return canAll({ action: 'update', subject: 'Slot' }) ? slotLayers : lowestLayers;
}
