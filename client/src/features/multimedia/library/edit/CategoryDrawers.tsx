import { Textarea } from '@chakra-ui/react';
import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../../kit/feedback/notify';
import { FieldFrame, rulesOf, TextField } from '../../../../kit/form/fields';
import { FormDrawer } from '../../../../kit/form/FormDrawer';
import { useSaveForm, type SaveForm } from '../../../../kit/form/useSaveForm';
import {
  MediaCategoryDocument,
  useCreateMediaCategoryMutation,
  useUpdateMediaCategoryMutation,
  type CategoryFieldsFragment,
} from '../labels.generated';

interface CategoryValues {
  name: string;
  description: string;
}

const valuesOf = ({ name, description }: CategoryFieldsFragment): CategoryValues => ({ name, description });

/** Adds a shelf. */
export function CategoryAddDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [createCategory] = useCreateMediaCategoryMutation();
  const form = useSaveForm<CategoryValues>({
    defaultValues: { name: '', description: '' },
    save: async (input) => {
      await createCategory({ variables: { input } });
      notify({ type: 'success', title: t('multimedia.added', { title: input.name }) });
      onClose();
    },
  });
  const label = t('multimedia.categories.add');
  return (
    <FormDrawer form={form} title={label} saveLabel={label} onClose={onClose}>
      <CategoryFields form={form} />
    </FormDrawer>
  );
}

/** A shelf being edited; what stands on it shows the new name at once. */
export function CategoryEditDrawer({
  category,
  onClose,
}: {
  category: CategoryFieldsFragment;
  onClose: () => void;
}) {
  const { id } = category;
  const { t } = useTranslation();
  const client = useApolloClient();
  const [updateCategory] = useUpdateMediaCategoryMutation();
  const version = useRef(category.version);
  const form = useSaveForm({
    defaultValues: valuesOf(category),
    loadCurrent: async () => {
      const asked = { query: MediaCategoryDocument, variables: { id }, fetchPolicy: 'network-only' } as const;
      const current = (await client.query(asked)).data!.mediaCategory!;
      version.current = current.version;
      return valuesOf(current);
    },
    save: async (input) => {
      await updateCategory({ variables: { id, version: version.current, input } });
      notify({ type: 'success', title: t('multimedia.saved', { title: input.name }) });
      onClose();
    },
  });
  return (
    <FormDrawer
      form={form}
      title={t('multimedia.editOf', { title: category.name })}
      saveLabel={t('actions.save')}
      fieldNames={{
        name: { label: t('multimedia.fields.name') },
        description: { label: t('multimedia.fields.description') },
      }}
      onClose={onClose}
    >
      <CategoryFields form={form} />
    </FormDrawer>
  );
}

function CategoryFields({ form }: { form: SaveForm<CategoryValues> }) {
  const { t } = useTranslation();
  return (
    <>
      <TextField form={form} name="name" label={t('multimedia.fields.name')} maxLength={80} autoFocus />
      <FieldFrame form={form} name="description" label={t('multimedia.fields.description')} isOptional>
        <Textarea
          autoresize
          minH="20"
          dir="auto"
          maxLength={500}
          {...form.register('description', rulesOf(true, undefined))}
        />
      </FieldFrame>
    </>
  );
}
