import type { ArtisteInput } from '../../../../../apollo/schemaTypes.generated';
import { check, longText, text } from '../../../../../kit/form/plain/kinds';
import { PlainAddDrawer } from '../../../../../kit/form/plain/PlainAddDrawer';
import { PlainEditDrawer } from '../../../../../kit/form/plain/PlainEditDrawer';
import { plainForm } from '../../../../../kit/form/plain/plainForm';
import type { AddProps, EditProps } from '../../../../../kit/list/useListDrawers';
import {
  ArtisteDocument,
  useCreateArtisteMutation,
  useUpdateArtisteMutation,
  type ArtisteFieldsFragment,
} from '../artistes.generated';

const artisteForm = plainForm<ArtisteInput, ArtisteFieldsFragment>({
  name: 'name',
  fields: {
    name: text({ label: 'multimedia.fields.name' }),
    isSingleArtiste: check({ label: 'multimedia.fields.isSingleArtiste' }),
    biography: longText({
      label: 'multimedia.fields.biography',
      minH: '28',
      maxLength: 5000,
      isOptional: true,
    }),
  },
});

/** Form to add an artiste. */
export function ArtisteAddDrawer({ onClose }: AddProps) {
  return (
    <PlainAddDrawer
      form={artisteForm}
      label="multimedia.artistes.add"
      added="multimedia.added"
      create={useCreateArtisteMutation()}
      onClose={onClose}
    />
  );
}

/** Form to edit an artiste. */
export function ArtisteEditDrawer({ record, onClose }: EditProps<ArtisteFieldsFragment>) {
  return (
    <PlainEditDrawer
      form={artisteForm}
      record={record}
      title="multimedia.editOf"
      saved="multimedia.saved"
      current={ArtisteDocument}
      update={useUpdateArtisteMutation()}
      onClose={onClose}
    />
  );
}
