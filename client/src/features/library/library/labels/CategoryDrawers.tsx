import type { MediaCategoryInput } from '../../../../apollo/schemaTypes.generated';
import { longText, text } from '../../../../kit/form/plain/kinds';
import { PlainAddDrawer } from '../../../../kit/form/plain/PlainAddDrawer';
import { PlainEditDrawer } from '../../../../kit/form/plain/PlainEditDrawer';
import { plainForm } from '../../../../kit/form/plain/plainForm';
import type { AddProps, EditProps } from '../../../../kit/list/useListDrawers';
import {
  MediaCategoryDocument,
  useCreateMediaCategoryMutation,
  useUpdateMediaCategoryMutation,
  type CategoryFieldsFragment,
} from './labels.generated';

const categoryForm = plainForm<MediaCategoryInput, CategoryFieldsFragment>({
  name: 'name',
  fields: {
    name: text({ label: 'multimedia.fields.name', maxLength: 80 }),
    description: longText({
      label: 'multimedia.fields.description',
      minH: '20',
      maxLength: 500,
      isOptional: true,
    }),
  },
});

/** Form to add a category. */
export function CategoryAddDrawer({ onClose }: AddProps) {
  return (
    <PlainAddDrawer
      form={categoryForm}
      label="multimedia.categories.add"
      added="multimedia.added"
      create={useCreateMediaCategoryMutation()}
      onClose={onClose}
    />
  );
}

/** Form to edit a category. Media in it show the new name at once. */
export function CategoryEditDrawer({ record, onClose }: EditProps<CategoryFieldsFragment>) {
  return (
    <PlainEditDrawer
      form={categoryForm}
      record={record}
      title="multimedia.editOf"
      saved="multimedia.saved"
      current={MediaCategoryDocument}
      update={useUpdateMediaCategoryMutation()}
      onClose={onClose}
    />
  );
}
