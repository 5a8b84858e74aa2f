import type { AlbumInput } from '../../../../../apollo/schemaTypes.generated';
import { text, wholeNumber } from '../../../../../kit/form/plain/kinds';
import { PlainAddDrawer } from '../../../../../kit/form/plain/PlainAddDrawer';
import { PlainEditDrawer } from '../../../../../kit/form/plain/PlainEditDrawer';
import { from, plainForm } from '../../../../../kit/form/plain/plainForm';
import { record } from '../../../../../kit/form/plain/pickers';
import type { AddProps, EditProps } from '../../../../../kit/list/useListDrawers';
import {
  AlbumDocument,
  useCreateAlbumMutation,
  useUpdateAlbumMutation,
  type AlbumFieldsFragment,
} from '../albums/albums.generated';
import { useFoundArtistes } from './foundInLibrary';

const albumForm = plainForm<AlbumInput, AlbumFieldsFragment>({
  name: 'title',
  fields: {
    title: text({ label: 'multimedia.fields.title', maxLength: 255 }),
    artisteId: from(
      ({ artiste }) => artiste && { id: artiste.id, text: artiste.name },
      record({
        label: 'multimedia.fields.artiste',
        help: 'multimedia.artisteHelp',
        useFound: useFoundArtistes,
        isOptional: true,
      }),
    ),
    year: wholeNumber({ label: 'multimedia.fields.year', maxLength: 4, isOptional: true }),
    label: text({ label: 'multimedia.fields.label', isOptional: true }),
  },
});

/** Form to add an album. */
export function AlbumAddDrawer({ onClose }: AddProps) {
  return (
    <PlainAddDrawer
      form={albumForm}
      label="multimedia.albums.add"
      added="multimedia.added"
      create={useCreateAlbumMutation()}
      onClose={onClose}
    />
  );
}

/** Form to edit an album. */
export function AlbumEditDrawer({ record, onClose }: EditProps<AlbumFieldsFragment>) {
  return (
    <PlainEditDrawer
      form={albumForm}
      record={record}
      title="multimedia.editOf"
      saved="multimedia.saved"
      current={AlbumDocument}
      update={useUpdateAlbumMutation()}
      onClose={onClose}
    />
  );
}
