import type { SlotLayer } from '../../../../apollo/schemaTypes.generated';
import { useCanAll } from '../../../../kit/access/useCan';
import { slotLayers } from './slotForm';

const belowOthers: readonly SlotLayer[] = ['FILLER', 'PROGRAMMES'];

/** The layers on which the viewer may plan: who plans their own emissions alone covers no other programme. */
export function useOwnLayers(): readonly SlotLayer[] {
  const canAll = useCanAll();
  return canAll({ action: 'update', subject: 'Slot' }) ? slotLayers : belowOthers;
}
