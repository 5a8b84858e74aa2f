import { useTranslation } from 'react-i18next';
import { useCan } from '../../../../kit/access/useCan';
import { CheckField } from '../../../../kit/form/fields/CheckField';
import { FieldPair, TextField } from '../../../../kit/form/fields/fields';
import { problemOfNumber } from '../../../../kit/form/numbers';
import { NamesPicker } from '../../../../kit/form/pickers/NamesPicker';
import type { SaveForm } from '../../../../kit/form/useSaveForm';
import { AlbumField } from '../catalogue/edit/AlbumField';
import { useFoundArtistes } from '../catalogue/edit/foundInLibrary';
import type { SongValues } from './songValues';

/** The fields of songs, including the title. */
export function SongFields({ form }: { form: SaveForm<SongValues> }) {
  const { t } = useTranslation();
  const mayMake = useCan()({ action: 'create', subject: 'Artiste' });
  const text = (name: 'genre' | 'label' | 'isrc' | 'credit', maxLength: number, help?: string) => (
    <TextField
      form={form}
      name={name}
      label={t(`multimedia.fields.${name}`)}
      help={help}
      maxLength={maxLength}
      isOptional
    />
  );
  const number = (name: 'trackNumber' | 'year', maxLength: number) => (
    <TextField
      form={form}
      name={name}
      label={t(`multimedia.fields.${name}`)}
      maxLength={maxLength}
      inputMode="numeric"
      validate={problemOfNumber}
      isOptional
    />
  );
  return (
    <>
      <TextField form={form} name="title" label={t('multimedia.fields.title')} maxLength={255} />
      <NamesPicker
        form={form}
        name="artisteNames"
        label={t('multimedia.fields.artistes')}
        mayMake={mayMake}
        useFound={useFoundArtistes}
      />
      {text('credit', 255, t('multimedia.creditHelp'))}
      <AlbumField form={form} />
      <FieldPair>
        {number('trackNumber', 3)}
        {number('year', 4)}
      </FieldPair>
      {text('genre', 100)}
      <FieldPair>
        {text('label', 200)}
        {text('isrc', 30)}
      </FieldPair>
      <CheckField form={form} name="explicit" label={t('multimedia.explicitLabel')} />
    </>
  );
}
