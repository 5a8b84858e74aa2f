import { useTranslation } from 'react-i18next';
import { AddDrawer } from '../../../../kit/form/AddDrawer';
import { EditDrawer } from '../../../../kit/form/EditDrawer';
import { TextField } from '../../../../kit/form/fields';
import { LongTextField } from '../../../../kit/form/LongTextField';
import type { SaveForm } from '../../../../kit/form/useSaveForm';
import {
  MediaCategoryDocument,
  useCreateMediaCategoryMutation,
  useUpdateMediaCategoryMutation,
  type CategoryFieldsFragment,
} from './labels.generated';

interface CategoryValues {
  name: string;
  description: string;
}

const valuesOf = ({ name, description }: CategoryFieldsFragment): CategoryValues => ({ name, description });

/** Adds a shelf. */
export function CategoryAddDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [createCategory] = useCreateMediaCategoryMutation();
  return (
    <AddDrawer<CategoryValues>
      label={t('multimedia.categories.add')}
      defaultValues={{ name: '', description: '' }}
      add={async (input) => {
        await createCategory({ variables: { input } });
        return t('multimedia.added', { title: input.name });
      }}
      onClose={onClose}
    >
      {(form) => <CategoryFields form={form} />}
    </AddDrawer>
  );
}

/** A shelf being edited; what stands on it shows the new name at once. */
export function CategoryEditDrawer({
  record: category,
  onClose,
}: {
  record: CategoryFieldsFragment;
  onClose: () => void;
}) {
  const { id, name } = category;
  const { t } = useTranslation();
  const [updateCategory] = useUpdateMediaCategoryMutation();
  return (
    <EditDrawer
      record={category}
      valuesOf={valuesOf}
      title={t('multimedia.editOf', { title: name })}
      fieldNames={{
        name: { label: t('multimedia.fields.name') },
        description: { label: t('multimedia.fields.description') },
      }}
      load={async (ask) => (await ask(MediaCategoryDocument, { id })).mediaCategory}
      save={async (input, { version }) => {
        await updateCategory({ variables: { id, version, input } });
        return t('multimedia.saved', { title: input.name });
      }}
      onClose={onClose}
    >
      {(form) => <CategoryFields form={form} />}
    </EditDrawer>
  );
}

function CategoryFields({ form }: { form: SaveForm<CategoryValues> }) {
  const { t } = useTranslation();
  return (
    <>
      <TextField form={form} name="name" label={t('multimedia.fields.name')} maxLength={80} autoFocus />
      <LongTextField
        form={form}
        name="description"
        label={t('multimedia.fields.description')}
        minH="20"
        maxLength={500}
        isOptional
      />
    </>
  );
}
