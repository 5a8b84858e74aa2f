import { useTranslation } from 'react-i18next';
import { notify } from '../../kit/feedback/notify';
import { AddDrawer } from '../../kit/form/AddDrawer';
import { FormDrawer } from '../../kit/form/FormDrawer';
import { PictureEditor } from '../../kit/form/PictureEditor';
import { useRecordEdit } from '../../kit/form/useRecordEdit';
import { useSaveForm } from '../../kit/form/useSaveForm';
import {
  RadioDocument,
  useCreateRadioMutation,
  useRadioQuery,
  useUpdateRadioMutation,
  type RadioFieldsFragment,
} from './organization.generated';
import { RadioFields } from './RadioFields';
import { RadioLogo } from './RadioLogo';
import { inputOf, newRadio, valuesOf } from './radioValues';
import { useLanguageName } from './useLanguageName';

/** Adds a radio. */
export function RadioAddDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [createRadio] = useCreateRadioMutation();
  return (
    <AddDrawer
      label={t('radios.add')}
      description={t('radios.addHint')}
      defaultValues={newRadio()}
      add={async (input) => {
        await createRadio({ variables: { input: inputOf(input) } });
        return t('radios.added', { name: input.name });
      }}
      onClose={onClose}
    >
      {(form) => <RadioFields form={form} suggestsSlug />}
    </AddDrawer>
  );
}

/** A radio being edited. */
export function RadioEditDrawer({ radio, onClose }: { radio: RadioFieldsFragment; onClose: () => void }) {
  const { id } = radio;
  const { t } = useTranslation();
  // The picture is saved by itself, and shows what it is now.
  const { data } = useRadioQuery({ variables: { id } });
  const { logo } = data?.radio ?? radio;
  const languageName = useLanguageName();
  const [updateRadio] = useUpdateRadioMutation();
  const { setVersion, ...edit } = useRecordEdit({
    record: radio,
    valuesOf,
    load: async (ask) => (await ask(RadioDocument, { id })).radio,
    save: async (input, { version }) => {
      await updateRadio({ variables: { id, version, input: inputOf(input) } });
      notify({ type: 'success', title: t('radios.saved', { name: input.name }) });
      onClose();
    },
  });
  const form = useSaveForm(edit);
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
        mediaQuota: { label: t('radios.mediaQuota') },
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
          onChange: setVersion,
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
