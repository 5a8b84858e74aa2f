import { useTranslation } from 'react-i18next';
import type { SaveForm } from '../../../../../kit/form/useSaveForm';
import { useArtisteSuggestionsQuery } from '../../list/media.generated';
import type { AlbumValues } from './AlbumDrawers';
import { RecordField } from '../../edit/RecordField';

/** Whose album it is; nobody's for a collection of several artistes. */
export function ArtisteField({ form }: { form: SaveForm<AlbumValues> }) {
  const { t } = useTranslation();
  return (
    <RecordField
      form={form}
      idName="artisteId"
      textName="artisteName"
      label={t('multimedia.fields.artiste')}
      help={t('multimedia.artisteHelp')}
      mayMake={false}
      useFound={useFoundArtistes}
    />
  );
}

function useFoundArtistes(search: string) {
  const { data, previousData } = useArtisteSuggestionsQuery({ variables: { search } });
  return ((data ?? previousData)?.artistes.items ?? []).map(({ id, name }) => ({ id, text: name }));
}
