import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../../kit/feedback/notify';
import { TextField } from '../../../../kit/form/fields';
import { FormDrawer } from '../../../../kit/form/FormDrawer';
import { useSaveForm, type SaveForm } from '../../../../kit/form/useSaveForm';
import {
  MediaTagDocument,
  useCreateMediaTagMutation,
  useUpdateMediaTagMutation,
  type TagFieldsFragment,
} from '../labels.generated';

interface TagValues {
  name: string;
}

const valuesOf = ({ name }: TagFieldsFragment): TagValues => ({ name });

/** Adds a tag. */
export function TagAddDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [createTag] = useCreateMediaTagMutation();
  const form = useSaveForm<TagValues>({
    defaultValues: { name: '' },
    save: async (input) => {
      await createTag({ variables: { input } });
      notify({ type: 'success', title: t('multimedia.added', { title: input.name }) });
      onClose();
    },
  });
  const label = t('multimedia.tags.add');
  return (
    <FormDrawer form={form} title={label} saveLabel={label} onClose={onClose}>
      <TagFields form={form} />
    </FormDrawer>
  );
}

/** A tag being renamed; what is marked with it shows the new name at once. */
export function TagEditDrawer({ tag, onClose }: { tag: TagFieldsFragment; onClose: () => void }) {
  const { id } = tag;
  const { t } = useTranslation();
  const client = useApolloClient();
  const [updateTag] = useUpdateMediaTagMutation();
  const version = useRef(tag.version);
  const form = useSaveForm({
    defaultValues: valuesOf(tag),
    loadCurrent: async () => {
      const asked = { query: MediaTagDocument, variables: { id }, fetchPolicy: 'network-only' } as const;
      const current = (await client.query(asked)).data!.mediaTag!;
      version.current = current.version;
      return valuesOf(current);
    },
    save: async (input) => {
      await updateTag({ variables: { id, version: version.current, input } });
      notify({ type: 'success', title: t('multimedia.saved', { title: input.name }) });
      onClose();
    },
  });
  return (
    <FormDrawer
      form={form}
      title={t('multimedia.editOf', { title: tag.name })}
      saveLabel={t('actions.rename')}
      fieldNames={{
        name: { label: t('multimedia.fields.name') },
      }}
      onClose={onClose}
    >
      <TagFields form={form} />
    </FormDrawer>
  );
}

function TagFields({ form }: { form: SaveForm<TagValues> }) {
  const { t } = useTranslation();
  return <TextField form={form} name="name" label={t('multimedia.fields.name')} maxLength={80} autoFocus />;
}
