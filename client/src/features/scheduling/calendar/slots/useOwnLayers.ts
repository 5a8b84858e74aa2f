import type { SlotLayer } from '../../../../apollo/schemaTypes.generated';
import { useCanAll } from '../../../../kit/access/useCan';
import { slotLayers } from './slotForm';

const lowestLayers: readonly SlotLayer[] = ['FILLER', 'PROGRAMMES'];

/** Layers that the viewer may use. Viewers who may schedule only their own emissions cannot cover other programmes. */
export function useOwnLayers(): readonly SlotLayer[] {
  const canAll = useCanAll();
  return canAll({ action: 'update', subject: 'Slot' }) ? slotLayers : lowestLayers;
}
