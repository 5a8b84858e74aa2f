import { useTranslation } from 'react-i18next';
import { useCan } from '../../../../../kit/access/useCan';
import { RecordPicker } from '../../../../../kit/form/pickers/RecordPicker';
import type { SaveForm } from '../../../../../kit/form/useSaveForm';
import { useFoundAlbums } from './foundInLibrary';
import type { SongValues } from '../../songs/songValues';

/** Album field of a song. With the permission to create albums, a new title creates one when the song is saved. */
export function AlbumField({ form }: { form: SaveForm<SongValues> }) {
  const { t } = useTranslation();
  const mayMake = useCan()({ action: 'create', subject: 'Album' });
  const [id, text] = form.watch(['albumId', 'albumTitle']);
  return (
    <RecordPicker
      form={form}
      name="albumId"
      label={t('multimedia.fields.album')}
      isOptional
      chosen={{ id, text }}
      onChoose={(album) => {
        form.setValue('albumId', album.id, { shouldDirty: true });
        form.setValue('albumTitle', album.text, { shouldDirty: true });
      }}
      useFound={useFoundAlbums}
      makes={mayMake && 'offered'}
      helpOfNew={() => t('multimedia.albumIsMade')}
    />
  );
}
