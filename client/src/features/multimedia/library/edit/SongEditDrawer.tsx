import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SaveForm } from '../../../../kit/form/useSaveForm';
import { useCreateAlbumMutation } from '../albums.generated';
import {
  SongDocument,
  useSongQuery,
  useUpdateSongMutation,
  type SongDetailFragment,
} from '../songs.generated';
import { EditDrawerState } from './EditDrawerState';
import { MediumForm } from './MediumForm';
import { namesOf } from './mediumValues';
import { SongFields } from './SongFields';
import { patchOfSong, valuesOfSong, type SongValues } from './songValues';
import { showNames } from './useMediumNames';

interface Props {
  id: string;
  onClose: () => void;
}

/** A song being edited. */
export default function SongEditDrawer({ id, onClose }: Props) {
  const query = useSongQuery({ variables: { id }, fetchPolicy: 'network-only' });
  return (
    <EditDrawerState query={query} record={query.data?.song} onClose={onClose}>
      {(song) => <SongForm song={song} onClose={onClose} />}
    </EditDrawerState>
  );
}

/** Chosen together: the id of an album, and what it is called. */
const units = [['albumId', 'albumTitle']] as const;

function SongForm({ song, onClose }: { song: SongDetailFragment; onClose: () => void }) {
  const { id } = song;
  const client = useApolloClient();
  const [updateSong] = useUpdateSongMutation();
  const albumOf = useAlbumOf(song);
  const began = useRef(valuesOfSong(song));
  return (
    <MediumForm
      medium={song}
      valuesOf={valuesOfSong}
      units={units}
      names={useSongNames()}
      alsoChanges={['Artiste', 'Album']}
      load={async () => {
        const { data } = await client.query({
          query: SongDocument,
          variables: { id },
          fetchPolicy: 'network-only',
        });
        began.current = valuesOfSong(data!.song!);
        return data!.song!;
      }}
      save={async (values, version, form) => {
        const albumId = await albumOf(values, form);
        const input = patchOfSong({ ...values, albumId }, began.current);
        await updateSong({ variables: { id, version, input } });
      }}
      onClose={onClose}
    >
      {(form) => <SongFields form={form} />}
    </MediumForm>
  );
}

/** The id of the album that was chosen, or of the one that was named and is made now. */
function useAlbumOf(song: SongDetailFragment) {
  const [createAlbum] = useCreateAlbumMutation();
  return async ({ albumId, albumTitle, artisteNames }: SongValues, form: SaveForm<SongValues>) => {
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
