import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CalendarFeedKind } from '../../../apollo/schemaTypes.generated';
import { useCan } from '../../../kit/access/useCan';
import { SelectField, TextField } from '../../../kit/form/fields/fields';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import type { Picked } from '../../../kit/form/pickers/found';
import { RecordPicker } from '../../../kit/form/pickers/RecordPicker';
import { useSaveForm } from '../../../kit/form/useSaveForm';
import { useFoundEmissions } from '../calendar/slots/foundEmissions';
import { CalendarFeedsDocument, useCreateCalendarFeedMutation } from './icalendar.generated';

interface Values {
  kind: CalendarFeedKind;
  emissionId: Picked;
  name: string;
}

const kinds: readonly CalendarFeedKind[] = ['RADIO', 'EMISSION', 'PERSON'];
const nothing: Picked = { id: '', text: '' };

/**
 * Form that creates the URL of a calendar feed. Not a `plainForm`, because its fields depend on the content of the feed, and
 * the URL is shown only once.
 */
export function NewFeedDrawer({
  emission,
  onMade,
  onClose,
}: {
  /** Preselected emission. */
  emission?: { id: string; title: string } | undefined;
  onMade: (address: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const can = useCan();
  const [make] = useCreateCalendarFeedMutation({
    fetchPolicy: 'no-cache',
    refetchQueries: [CalendarFeedsDocument],
  });
  const form = useSaveForm<Values>({
    defaultValues: {
      kind: emission ? 'EMISSION' : 'RADIO',
      emissionId: emission ? { id: emission.id, text: emission.title } : nothing,
      name: '',
    },
    save: async ({ kind, emissionId, name }) => {
      const input = { kind, name, ...(kind === 'EMISSION' && { emissionId: emissionId.id || null }) };
      const { data } = await make({ variables: { input } });
      onMade(data!.createCalendarFeed.address);
    },
  });
  const [kind, chosen] = useWatch({ control: form.control, name: ['kind', 'emissionId'] }) as [
    CalendarFeedKind,
    Picked,
  ];
  const offered = kinds.filter((kind) => kind !== 'EMISSION' || can({ action: 'read', subject: 'Emission' }));
  return (
    <FormDrawer
      form={form}
      title={t('calendarFeeds.makeTitle')}
      description={t('calendarFeeds.about')}
      saveLabel={t('calendarFeeds.make')}
      onClose={onClose}
    >
      <SelectField
        form={form}
        name="kind"
        label={t('calendarFeeds.kind')}
        options={offered.map((value) => ({ value, label: t(`calendarFeeds.kinds.${value}`) }))}
      />
      {kind === 'EMISSION' ? (
        <RecordPicker
          form={form}
          name="emissionId"
          label={t('planning.fields.emission')}
          chosen={chosen}
          onChoose={(picked) => form.setValue('emissionId', picked, { shouldDirty: true })}
          useFound={useFoundEmissions}
          showLabel={t('calendarFeeds.showEmissions')}
        />
      ) : null}
      <TextField
        form={form}
        name="name"
        label={t('calendarFeeds.name')}
        help={t('calendarFeeds.nameHelp')}
        maxLength={80}
        isOptional
      />
    </FormDrawer>
  );
}
