import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { createClock } from '../../../kit/data/format/clock';
import { useConfirm } from '../../../kit/feedback/confirm/ConfirmProvider';
import { NotSaved } from '../../../kit/form/useSaveForm';
import { RadioZoneChangeDocument, radioOperations } from '../organization.generated';

type Update = ReturnType<typeof radioOperations.useUpdate>[0];

/**
 * Returns a function that updates a radio. A new time zone that affects the schedule requires a confirmation, which
 * shows the effect.
 */
export function useUpdateRadio(): readonly [Update] {
  const [update] = radioOperations.useUpdate();
  const client = useApolloClient();
  const confirm = useConfirm();
  const { t, i18n } = useTranslation();

  async function isFine(id: string, timeZone: string): Promise<boolean> {
    const { data: known } = await client.query({
      query: radioOperations.detail,
      variables: { id },
    });
    if (!known?.radio || known.radio.timeZone === timeZone) return true;
    const variables = {
      query: RadioZoneChangeDocument,
      variables: { id },
      fetchPolicy: 'no-cache',
    } as const;
    const { data } = await client.query(variables);
    if (!data?.radio || data.radio.timeZone === timeZone || !data.zoneChange.from) return true;
    const { radio, zoneChange } = data;
    const from = new Date(data.zoneChange.from);
    const clock = createClock(i18n.language, radio.timeZone);
    const values = {
      count: zoneChange.slots,
      zone: timeZone.replaceAll('_', ' '),
      day: clock.day(from),
      time: clock.time(from),
    };
    return confirm({
      title: t('radios.zoneTitle', values),
      body: t('radios.zoneBody', values),
      confirmLabel: t('radios.zoneConfirm'),
    });
  }

  const updateConfirmed: Update = async (options) => {
    const { id, input } = options!.variables as {
      id: string;
      input: { timeZone?: string | null };
    };
    if (input.timeZone && !(await isFine(id, input.timeZone))) throw new NotSaved();
    return update(options as never);
  };
  return [updateConfirmed];
}
