import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../kit/feedback/notify';
import { SelectField, TextField } from '../../kit/form/fields';
import { PictureEditor } from '../../kit/form/PictureEditor';
import { FormDrawer } from '../../kit/form/FormDrawer';
import { useSaveForm, type SaveForm } from '../../kit/form/useSaveForm';
import {
  RadioDocument,
  useCreateRadioMutation,
  useRadioQuery,
  useUpdateRadioMutation,
  type RadioFieldsFragment,
} from './organization.generated';
import { RadioLogo } from './RadioLogo';
import { languages, useLanguageName } from './useLanguageName';

interface RadioFormValues {
  name: string;
  slug: string;
  timeZone: string;
  language: string;
}

const newRadio = (): RadioFormValues => ({
  name: '',
  slug: '',
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  language: 'fr',
});

const valuesOf = ({ name, slug, timeZone, language }: RadioFieldsFragment): RadioFormValues => ({
  name,
  slug,
  timeZone,
  language,
});

/** Adds a radio. */
export function RadioAddDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [createRadio] = useCreateRadioMutation();
  const form = useSaveForm({
    defaultValues: newRadio(),
    save: async (input) => {
      await createRadio({ variables: { input } });
      notify({ type: 'success', title: t('radios.added', { name: input.name }) });
      onClose();
    },
  });
  return (
    <FormDrawer
      form={form}
      title={t('radios.add')}
      description={t('radios.addHint')}
      saveLabel={t('radios.add')}
      onClose={onClose}
    >
      <RadioFields form={form} suggestsSlug />
    </FormDrawer>
  );
}

/** A radio being edited. */
export function RadioEditDrawer({ radio, onClose }: { radio: RadioFieldsFragment; onClose: () => void }) {
  const { id } = radio;
  const { t } = useTranslation();
  const client = useApolloClient();
  // The picture is saved by itself, and shows what it is now.
  const { data } = useRadioQuery({ variables: { id } });
  const { logo } = data?.radio ?? radio;
  const languageName = useLanguageName();
  const [updateRadio] = useUpdateRadioMutation();
  const started = useRef(valuesOf(radio));
  const version = useRef(radio.version);
  const form = useSaveForm({
    defaultValues: started.current,
    loadCurrent: async () => {
      const { data } = await client.query({
        query: RadioDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      version.current = data!.radio!.version;
      return valuesOf(data!.radio!);
    },
    save: async (input) => {
      await updateRadio({ variables: { id, version: version.current, input } });
      notify({ type: 'success', title: t('radios.saved', { name: input.name }) });
      onClose();
    },
  });
  return (
    <FormDrawer
      form={form}
      title={t('radios.editOf', { name: radio.name })}
      saveLabel={t('actions.save')}
      fieldNames={{
        name: { label: t('radios.name') },
        slug: { label: t('radios.slug') },
        timeZone: { label: t('radios.timeZone') },
        language: { label: t('radios.language'), show: (value) => languageName(String(value)) },
      }}
      onClose={onClose}
    >
      <PictureEditor
        owner={{
          typename: 'Radio',
          id,
          name: radio.name,
          property: 'logo',
          url: `/uploads/radios/${id}/logo`,
          onChange: (changed) => {
            version.current = changed;
          },
        }}
        hasPicture={Boolean(logo)}
        shape="l2"
      >
        {(preview) => <RadioLogo radio={{ name: radio.name, logo: preview ?? logo }} size="full" />}
      </PictureEditor>
      <RadioFields form={form} />
    </FormDrawer>
  );
}

const timeZones = Intl.supportedValuesOf('timeZone');

function RadioFields({
  form,
  suggestsSlug = false,
}: {
  form: SaveForm<RadioFormValues>;
  suggestsSlug?: boolean;
}) {
  const { t } = useTranslation();
  const languageName = useLanguageName();
  const { timeZone, language } = form.formState.defaultValues ?? {};
  const name = form.watch('name');
  const isSlugTyped = Boolean(form.formState.dirtyFields.slug);
  useEffect(() => {
    if (suggestsSlug && !isSlugTyped) form.setValue('slug', slugOf(name));
  }, [form, name, suggestsSlug, isSlugTyped]);
  return (
    <>
      <TextField form={form} name="name" label={t('radios.name')} maxLength={80} autoFocus />
      <TextField
        form={form}
        name="slug"
        label={t('radios.slug')}
        help={t('radios.slugHelp')}
        maxLength={40}
      />
      <SelectField
        form={form}
        name="timeZone"
        label={t('radios.timeZone')}
        options={withCurrent(timeZones, timeZone).map((value) => ({
          value,
          label: value.replaceAll('_', ' '),
        }))}
      />
      <SelectField
        form={form}
        name="language"
        label={t('radios.language')}
        options={withCurrent(languages, language).map((value) => ({ value, label: languageName(value) }))}
      />
    </>
  );
}

const withCurrent = (known: readonly string[], current: string | undefined) =>
  current && !known.includes(current) ? [current, ...known] : known;

/** A name as it stands in addresses. */
const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40);
