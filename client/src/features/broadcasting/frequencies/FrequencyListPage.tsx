import { Antenna } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BroadcastBand, FrequencyInput } from '../../../apollo/schemaTypes.generated';
import { choice } from '../../../kit/form/plain/choice';
import { text } from '../../../kit/form/plain/kinds';
import { plainForm } from '../../../kit/form/plain/plainForm';
import { asideColumn, nameColumn } from '../../../kit/plain/columns';
import { PlainListPage } from '../../../kit/plain/PlainListPage';
import { plainRecords } from '../../../kit/plain/plainRecords';
import { frequencyOperations, type FrequencyFieldsFragment } from './frequencies.generated';

const bands = ['FM', 'DAB', 'AM', 'SATELLITE', 'CABLE'] as const satisfies readonly BroadcastBand[];

function useBandText() {
  const { t } = useTranslation();
  return (band: BroadcastBand) => t(`frequencies.bands.${band}`);
}

const frequencies = plainRecords({
  name: 'frequencies',
  operations: frequencyOperations,
  form: plainForm<FrequencyInput, FrequencyFieldsFragment>({
    name: 'area',
    fields: {
      area: text({ label: 'frequencies.area', maxLength: 120 }),
      band: choice({ label: 'frequencies.band', options: bands, useTextOf: useBandText }),
      channel: text({ label: 'frequencies.channel', help: 'frequencies.channelHelp', maxLength: 60 }),
      note: text({
        label: 'frequencies.note',
        help: 'frequencies.noteHelp',
        maxLength: 200,
        isOptional: true,
      }),
    },
  }),
});

/** List of the frequencies on which the radio can be received, which the website shows to listeners. */
export default function FrequencyListPage() {
  const { t } = useTranslation();
  const bandText = useBandText();
  return (
    <PlainListPage
      of={frequencies}
      icon={Antenna}
      defaultSort={{ key: 'area', order: 'ASC' }}
      columns={[
        nameColumn('area', t('frequencies.area'), { width: '28%' }),
        {
          key: 'band',
          header: t('frequencies.band'),
          sortBy: 'band',
          width: '128px',
          cell: ({ band }) => bandText(band),
          card: 'detail',
        },
        {
          key: 'channel',
          header: t('frequencies.channel'),
          sortBy: 'channel',
          width: '24%',
          cell: ({ channel }) => <bdi>{channel}</bdi>,
          text: ({ channel }) => channel,
          card: 'detail',
        },
        asideColumn('note', t('frequencies.note'), { from: 'md' }),
      ]}
      filters={[
        {
          field: 'band',
          label: t('frequencies.band'),
          options: bands.map((value) => ({ value, label: bandText(value) })),
        },
      ]}
    />
  );
}
