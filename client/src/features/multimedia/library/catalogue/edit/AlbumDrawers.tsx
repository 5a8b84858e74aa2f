import { useTranslation } from 'react-i18next';
import { AddDrawer } from '../../../../../kit/form/AddDrawer';
import { EditDrawer } from '../../../../../kit/form/EditDrawer';
import { TextField } from '../../../../../kit/form/fields';
import type { SaveForm } from '../../../../../kit/form/useSaveForm';
import {
  AlbumDocument,
  useCreateAlbumMutation,
  useUpdateAlbumMutation,
  type AlbumFieldsFragment,
} from '../albums.generated';
import { ArtisteField } from './ArtisteField';
import { numberOf, problemOfNumber } from '../../edit/mediumValues';

export interface AlbumValues {
  title: string;
  artisteId: string;
  artisteName: string;
  year: string;
  label: string;
}

const valuesOf = ({ title, artiste, year, label }: AlbumFieldsFragment): AlbumValues => ({
  title,
  artisteId: artiste?.id ?? '',
  artisteName: artiste?.name ?? '',
  year: String(year ?? ''),
  label,
});

const inputOf = ({ title, artisteId, year, label }: AlbumValues) => ({
  title,
  artisteId: artisteId || null,
  year: numberOf(year),
  label,
});

/** Chosen together: the id of an artiste, and the name. */
const units = [['artisteId', 'artisteName']] as const;
const newAlbum: AlbumValues = { title: '', artisteId: '', artisteName: '', year: '', label: '' };

/** Adds an album. */
export function AlbumAddDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [createAlbum] = useCreateAlbumMutation();
  return (
    <AddDrawer<AlbumValues>
      label={t('multimedia.albums.add')}
      defaultValues={newAlbum}
      add={async (values) => {
        await createAlbum({ variables: { input: inputOf(values) } });
        return t('multimedia.added', { title: values.title });
      }}
      onClose={onClose}
    >
      {(form) => <AlbumFields form={form} />}
    </AddDrawer>
  );
}

/** An album being edited. */
export function AlbumEditDrawer({
  record: album,
  onClose,
}: {
  record: AlbumFieldsFragment;
  onClose: () => void;
}) {
  const { id, title } = album;
  const { t } = useTranslation();
  const [updateAlbum] = useUpdateAlbumMutation();
  return (
    <EditDrawer
      record={album}
      valuesOf={valuesOf}
      units={units}
      title={t('multimedia.editOf', { title })}
      fieldNames={{
        title: { label: t('multimedia.fields.title') },
        artisteId: {
          label: t('multimedia.fields.artiste'),
          show: (value) => (value as AlbumValues).artisteName,
        },
        year: { label: t('multimedia.fields.year') },
        label: { label: t('multimedia.fields.label') },
      }}
      load={async (ask) => (await ask(AlbumDocument, { id })).album}
      save={async (values, { version }) => {
        await updateAlbum({ variables: { id, version, input: inputOf(values) } });
        return t('multimedia.saved', { title: values.title });
      }}
      onClose={onClose}
    >
      {(form) => <AlbumFields form={form} />}
    </EditDrawer>
  );
}

function AlbumFields({ form }: { form: SaveForm<AlbumValues> }) {
  const { t } = useTranslation();
  return (
    <>
      <TextField form={form} name="title" label={t('multimedia.fields.title')} maxLength={255} autoFocus />
      <ArtisteField form={form} />
      <TextField
        form={form}
        name="year"
        label={t('multimedia.fields.year')}
        maxLength={4}
        inputMode="numeric"
        validate={problemOfNumber}
        isOptional
      />
      <TextField form={form} name="label" label={t('multimedia.fields.label')} isOptional />
    </>
  );
}
