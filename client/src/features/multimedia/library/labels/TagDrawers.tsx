import { useTranslation } from 'react-i18next';
import { AddDrawer } from '../../../../kit/form/AddDrawer';
import { EditDrawer } from '../../../../kit/form/EditDrawer';
import { TextField } from '../../../../kit/form/fields';
import type { SaveForm } from '../../../../kit/form/useSaveForm';
import {
  MediaTagDocument,
  useCreateMediaTagMutation,
  useUpdateMediaTagMutation,
  type TagFieldsFragment,
} from './labels.generated';

interface TagValues {
  name: string;
}

const valuesOf = ({ name }: TagFieldsFragment): TagValues => ({ name });

/** Adds a tag. */
export function TagAddDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [createTag] = useCreateMediaTagMutation();
  return (
    <AddDrawer<TagValues>
      label={t('multimedia.tags.add')}
      defaultValues={{ name: '' }}
      add={async (input) => {
        await createTag({ variables: { input } });
        return t('multimedia.added', { title: input.name });
      }}
      onClose={onClose}
    >
      {(form) => <TagFields form={form} />}
    </AddDrawer>
  );
}

/** A tag being renamed; what is marked with it shows the new name at once. */
export function TagEditDrawer({ record: tag, onClose }: { record: TagFieldsFragment; onClose: () => void }) {
  const { id, name } = tag;
  const { t } = useTranslation();
  const [updateTag] = useUpdateMediaTagMutation();
  return (
    <EditDrawer
      record={tag}
      valuesOf={valuesOf}
      title={t('multimedia.editOf', { title: name })}
      saveLabel={t('actions.rename')}
      fieldNames={{ name: { label: t('multimedia.fields.name') } }}
      load={async (ask) => (await ask(MediaTagDocument, { id })).mediaTag}
      save={async (input, { version }) => {
        await updateTag({ variables: { id, version, input } });
        return t('multimedia.saved', { title: input.name });
      }}
      onClose={onClose}
    >
      {(form) => <TagFields form={form} />}
    </EditDrawer>
  );
}

function TagFields({ form }: { form: SaveForm<TagValues> }) {
  const { t } = useTranslation();
  return <TextField form={form} name="name" label={t('multimedia.fields.name')} maxLength={80} autoFocus />;
}
