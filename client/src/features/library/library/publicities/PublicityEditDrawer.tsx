import { useTranslation } from 'react-i18next';
import { CheckField } from '../../../../kit/form/fields/CheckField';
import { problemOfNumber } from '../../../../kit/form/numbers';
import { FieldPair, TextField } from '../../../../kit/form/fields/fields';
import { formWith, type SaveForm } from '../../../../kit/form/useSaveForm';
import { daypartText } from './dayparts';
import { PublicityDocument, usePublicityQuery, useUpdatePublicityMutation } from './publicities.generated';
import { DaypartsField } from './DaypartsField';
import { MediumEditDrawer } from '../edit/MediumEditDrawer';
import { TitleFields } from '../edit/MediumFields';
import { patchOfPublicity, readDayparts, valuesOfPublicity, type PublicityValues } from './publicityValues';

/** Form to edit a publicity. */
export default function PublicityEditDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const [updatePublicity] = useUpdatePublicityMutation();
  const query = usePublicityQuery({ variables: { id }, fetchPolicy: 'network-only' });
  return (
    <MediumEditDrawer
      query={query}
      medium={query.data?.publicity}
      valuesOf={valuesOfPublicity}
      names={usePublicityNames()}
      load={async (runQuery) => (await runQuery(PublicityDocument, { id })).publicity}
      save={(values, { version }) =>
        updatePublicity({ variables: { id, version, input: patchOfPublicity(values) } })
      }
      onClose={onClose}
    >
      {(form) => <PublicityFields form={form} />}
    </MediumEditDrawer>
  );
}

function usePublicityNames() {
  const { t, i18n } = useTranslation();
  const plain = (name: 'client' | 'campaign' | 'validFrom' | 'validTo' | 'timesADay') => ({
    [name]: { label: t(`multimedia.fields.${name}`) },
  });
  return {
    ...plain('client'),
    ...plain('campaign'),
    ...plain('validFrom'),
    ...plain('validTo'),
    ...plain('timesADay'),
    dayparts: {
      label: t('multimedia.fields.dayparts'),
      show: (value: unknown) =>
        readDayparts(String(value))
          .map((daypart) => daypartText(daypart, t, i18n.language))
          .join('; '),
    },
    evergreen: {
      label: t('multimedia.fields.evergreen'),
      show: (value: unknown) => t(value ? 'multimedia.yes' : 'multimedia.no'),
    },
  };
}

function PublicityFields({ form }: { form: SaveForm<PublicityValues> }) {
  const { t } = useTranslation();
  const text = (name: 'client' | 'campaign') => (
    <TextField form={form} name={name} label={t(`multimedia.fields.${name}`)} isOptional />
  );
  const day = (name: 'validFrom' | 'validTo') => (
    <TextField form={form} name={name} type="date" label={t(`multimedia.fields.${name}`)} isOptional />
  );
  return (
    <>
      <TitleFields form={formWith(form)} />
      {text('client')}
      {text('campaign')}
      <FieldPair>
        {day('validFrom')}
        {day('validTo')}
      </FieldPair>
      <CheckField form={form} name="evergreen" label={t('multimedia.evergreenLabel')} />
      <TextField
        form={form}
        name="timesADay"
        label={t('multimedia.fields.timesADay')}
        maxLength={3}
        inputMode="numeric"
        validate={problemOfNumber}
        isOptional
      />
      <DaypartsField form={formWith(form)} />
    </>
  );
}
