import { useTranslation } from 'react-i18next';
import type { SaveForm } from '../../../../kit/form/useSaveForm';
import { useCreateAlbumMutation } from '../catalogue/albums.generated';
import {
  SongDocument,
  useSongQuery,
  useUpdateSongMutation,
  type SongDetailFragment,
} from './songs.generated';
import { MediumEditDrawer } from '../edit/MediumEditDrawer';
import { namesOf } from '../../../../kit/form/pickers/names';
import { SongFields } from './SongFields';
import { patchOfSong, valuesOfSong, type SongValues } from './songValues';
import { showNames } from '../edit/useMediumNames';

/** Chosen together: the id of an album, and what it is called. */
const units = [['albumId', 'albumTitle']] as const;

/** A song being edited. */
export default function SongEditDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const [updateSong] = useUpdateSongMutation();
  const albumOf = useAlbumOf();
  const query = useSongQuery({ variables: { id }, fetchPolicy: 'network-only' });
  return (
    <MediumEditDrawer
      query={query}
      medium={query.data?.song}
      valuesOf={valuesOfSong}
      units={units}
      names={useSongNames()}
      load={async (ask) => (await ask(SongDocument, { id })).song}
      save={async (values, song, form) => {
        const albumId = await albumOf(values, song, form);
        const input = patchOfSong({ ...values, albumId }, valuesOfSong(song));
        await updateSong({ variables: { id, version: song.version, input } });
      }}
      onClose={onClose}
    >
      {(form) => <SongFields form={form} />}
    </MediumEditDrawer>
  );
}

/** The id of the album that was chosen, or of the one that was named and is made now. */
function useAlbumOf() {
  const [createAlbum] = useCreateAlbumMutation();
  return async (
    { albumId, albumTitle, artisteNames }: SongValues,
    song: SongDetailFragment,
    form: SaveForm<SongValues>,
  ) => {
    if (albumId || !albumTitle) return albumId;
    const names = namesOf(artisteNames);
    const artiste = names.length === 1 ? song.artistes.find(({ name }) => name === names[0]) : undefined;
    const { data } = await createAlbum({
      variables: { input: { title: albumTitle, ...(artiste && { artisteId: artiste.id }) } },
    });
    const made = data!.createAlbum.id;
    // Should the song be refused, the album is there when it is saved again.
    form.setValue('albumId', made);
    return made;
  };
}

function useSongNames() {
  const { t } = useTranslation();
  return {
    artisteNames: { label: t('multimedia.fields.artistes'), show: showNames },
    albumId: {
      label: t('multimedia.fields.album'),
      show: (value: unknown) => (value as SongValues).albumTitle,
    },
    trackNumber: { label: t('multimedia.fields.trackNumber') },
    year: { label: t('multimedia.fields.year') },
    genre: { label: t('multimedia.fields.genre') },
    label: { label: t('multimedia.fields.label') },
    isrc: { label: t('multimedia.fields.isrc') },
    explicit: {
      label: t('multimedia.fields.explicit'),
      show: (value: unknown) => t(value ? 'multimedia.yes' : 'multimedia.no'),
    },
  };
}
