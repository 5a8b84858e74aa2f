import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCan, useCanAll } from '../../../../kit/access/useCan';
import { foundBy, type Picked, type UseFound } from '../../../../kit/form/pickers/found';
import { RecordPicker } from '../../../../kit/form/pickers/RecordPicker';
import type { SaveForm } from '../../../../kit/form/useSaveForm';
import {
  useRushesToPlanQuery,
  type RushesToPlanQuery,
  type RushesToPlanQueryVariables,
} from '../calendar.generated';
import { nothing, type SlotValues } from './slotForm';

/** Field for the rush of a slot. A slot plays either a rush or an episode: choosing one clears the other. */
export function RushField({ form }: { form: SaveForm<SlotValues> }) {
  const { t } = useTranslation();
  const can = useCan();
  const plansAll = useCanAll()({ action: 'create', subject: 'Slot' });
  const [emission, episode, rush] = useWatch({
    control: form.control,
    name: ['emissionId', 'episodeId', 'rushId'],
  }) as [Picked, Picked, Picked];
  const stateOf = useMemo(
    () => (state: RushesToPlanQuery['rushes']['items'][number]['state']) => t(`rushes.states.${state}`),
    [t],
  );
  const useFoundRushes = useMemo(
    () => rushesOf(emission.id, plansAll, stateOf),
    [emission.id, plansAll, stateOf],
  );
  if (!can({ action: 'read', subject: 'Rush' })) return null;
  return (
    <RecordPicker
      key={emission.id}
      form={form}
      name="rushId"
      label={t('rushes.one')}
      help={t('calendar.rushHint')}
      isOptional={Boolean(emission.id || episode.id)}
      chosen={rush}
      onChoose={(picked) => {
        if (picked.id) form.setValue('episodeId', nothing, { shouldDirty: true });
        form.setValue('rushId', picked, { shouldDirty: true });
      }}
      useFound={useFoundRushes}
      showLabel={t('calendar.showRushes')}
      noneText={t('calendar.noRushes')}
    />
  );
}

/**
 * Searches the rushes that are not rejected; accepted ones come first. With an emission, only its own rushes and those without an
 * emission. Viewers who may not manage all slots get only the rushes of their own emissions.
 */
function rushesOf(
  emissionId: string,
  plansAll: boolean,
  stateOf: (state: RushesToPlanQuery['rushes']['items'][number]['state']) => string,
): UseFound {
  const filter: RushesToPlanQueryVariables['filter'] = {
    not: { state: { eq: 'REJECTED' } },
    ...(emissionId && { or: [{ emissionId: { eq: emissionId } }, { emissionId: { isNull: true } }] }),
  };
  return foundBy(
    useRushesToPlanQuery,
    ({ rushes }) =>
      rushes.items
        .filter(({ emission }) => plansAll || emission?.isMine === true)
        .toSorted((a, b) => Number(b.state === 'ACCEPTED') - Number(a.state === 'ACCEPTED'))
        .map(({ id, title, state, emission }) => ({
          id,
          text: title,
          detail: [stateOf(state), emissionId ? '' : (emission?.title ?? '')].filter(Boolean).join(' · '),
        })),
    { variables: { filter } },
  );
}
