import { useTranslation } from 'react-i18next';
import { useCan } from '../../../../../kit/access/useCan';
import type { SaveForm } from '../../../../../kit/form/useSaveForm';
import { useAlbumSuggestionsQuery } from '../../list/media.generated';
import { RecordField } from '../../edit/RecordField';
import type { SongValues } from '../../songs/songValues';

/** The album of a song; a new one is made when the song is saved. */
export function AlbumField({ form }: { form: SaveForm<SongValues> }) {
  const { t } = useTranslation();
  const mayMake = useCan()({ action: 'create', subject: 'Album' });
  const [id, title] = form.watch(['albumId', 'albumTitle']);
  return (
    <RecordField
      form={form}
      idName="albumId"
      textName="albumTitle"
      label={t('multimedia.fields.album')}
      help={title && !id ? t('multimedia.albumIsMade') : undefined}
      mayMake={mayMake}
      useFound={useFoundAlbums}
    />
  );
}

function useFoundAlbums(search: string) {
  const { data, previousData } = useAlbumSuggestionsQuery({ variables: { search } });
  const found = (data ?? previousData)?.albums.items ?? [];
  return found.map(({ id, title, artiste }) => ({ id, text: title, detail: artiste?.name }));
}
