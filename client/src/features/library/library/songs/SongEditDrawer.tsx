import { useTranslation } from 'react-i18next';
import type { SaveForm } from '../../../../kit/form/useSaveForm';
import { useCreateAlbumMutation } from '../catalogue/albums/albums.generated';
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

/** The conflict dialog treats the id and the title of the album as one value. */
const units = [['albumId', 'albumTitle']] as const;

/** Form to edit a song. */
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
      load={async (runQuery) => (await runQuery(SongDocument, { id })).song}
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

/** Returns the id of the chosen album; creates the album when the title is new. */
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
    // Remember the new album: if saving the song fails, the next attempt must use it.
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
