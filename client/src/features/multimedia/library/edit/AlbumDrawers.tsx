import type { InMemoryCache } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { evictLists } from '../../../../apollo/cache';
import { notify } from '../../../../kit/feedback/notify';
import { TextField } from '../../../../kit/form/fields';
import { FormDrawer } from '../../../../kit/form/FormDrawer';
import { useSaveForm, type SaveForm } from '../../../../kit/form/useSaveForm';
import {
  AlbumDocument,
  useCreateAlbumMutation,
  useUpdateAlbumMutation,
  type AlbumFieldsFragment,
} from '../albums.generated';
import { ArtisteField } from './ArtisteField';
import { numberOf, problemOfNumber } from './mediumValues';

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
  const form = useSaveForm<AlbumValues>({
    defaultValues: newAlbum,
    save: async (values) => {
      await createAlbum({ variables: { input: inputOf(values) } });
      notify({ type: 'success', title: t('multimedia.added', { title: values.title }) });
      onClose();
    },
  });
  const label = t('multimedia.albums.add');
  return (
    <FormDrawer form={form} title={label} saveLabel={label} onClose={onClose}>
      <AlbumFields form={form} />
    </FormDrawer>
  );
}

/** An album being edited. */
export function AlbumEditDrawer({ album, onClose }: { album: AlbumFieldsFragment; onClose: () => void }) {
  const { id } = album;
  const { t } = useTranslation();
  const client = useApolloClient();
  const [updateAlbum] = useUpdateAlbumMutation();
  const started = useRef(album);
  const version = useRef(album.version);
  const form = useSaveForm({
    defaultValues: valuesOf(started.current),
    units,
    loadCurrent: async () => {
      const asked = { query: AlbumDocument, variables: { id }, fetchPolicy: 'network-only' } as const;
      const current = (await client.query(asked)).data!.album!;
      version.current = current.version;
      return valuesOf(current);
    },
    save: async (values) => {
      await updateAlbum({ variables: { id, version: version.current, input: inputOf(values) } });
      for (const resource of ['Song', 'Artiste']) evictLists(client.cache as InMemoryCache, resource);
      notify({ type: 'success', title: t('multimedia.saved', { title: values.title }) });
      onClose();
    },
  });
  return (
    <FormDrawer
      form={form}
      title={t('multimedia.editOf', { title: album.title })}
      saveLabel={t('actions.save')}
      fieldNames={{
        title: { label: t('multimedia.fields.title') },
        artisteId: {
          label: t('multimedia.fields.artiste'),
          show: (value) => (value as AlbumValues).artisteName,
        },
        year: { label: t('multimedia.fields.year') },
        label: { label: t('multimedia.fields.label') },
      }}
      onClose={onClose}
    >
      <AlbumFields form={form} />
    </FormDrawer>
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
