import type { MediaTagInput } from '../../../../apollo/schemaTypes.generated';
import { text } from '../../../../kit/form/plain/kinds';
import { PlainAddDrawer } from '../../../../kit/form/plain/PlainAddDrawer';
import { PlainEditDrawer } from '../../../../kit/form/plain/PlainEditDrawer';
import { plainForm } from '../../../../kit/form/plain/plainForm';
import type { AddProps, EditProps } from '../../../../kit/list/useListDrawers';
import {
  MediaTagDocument,
  useCreateMediaTagMutation,
  useUpdateMediaTagMutation,
  type TagFieldsFragment,
} from './labels.generated';

const tagForm = plainForm<MediaTagInput, TagFieldsFragment>({
  name: 'name',
  fields: {
    name: text({ label: 'multimedia.fields.name', maxLength: 80 }),
  },
});

/** Form to add a tag. */
export function TagAddDrawer({ onClose }: AddProps) {
  return (
    <PlainAddDrawer
      form={tagForm}
      label="multimedia.tags.add"
      added="multimedia.added"
      create={useCreateMediaTagMutation()}
      onClose={onClose}
    />
  );
}

/** Form to rename a tag. Media with the tag show the new name at once. */
export function TagEditDrawer({ record, onClose }: EditProps<TagFieldsFragment>) {
  return (
    <PlainEditDrawer
      form={tagForm}
      record={record}
      title="multimedia.editOf"
      saveLabel="actions.rename"
      saved="multimedia.saved"
      current={MediaTagDocument}
      update={useUpdateMediaTagMutation()}
      onClose={onClose}
    />
  );
}
