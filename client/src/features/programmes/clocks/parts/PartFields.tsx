import { Box } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckField } from '../../../../kit/form/fields/CheckField';
import { FieldPair, SelectField, TextField } from '../../../../kit/form/fields/fields';
import { foundBy } from '../../../../kit/form/pickers/found';
import { RecordPicker } from '../../../../kit/form/pickers/RecordPicker';
import type { SaveForm } from '../../../../kit/form/useSaveForm';
import { CriteriaEditor, firstCriteria, problemsByRow, valuesOfCriteria } from '../../../library/shared';
import { usePlaylistsToPlanQuery } from '../../../scheduling/shared';
import { named } from '../../labels/foundLabels';
import { useMediaForClockQuery, useSongCategorySuggestionsQuery } from '../clocks.generated';
import { amounts, partKinds, purposes, sources, type PartsValues, errorsIn } from './partValues';

const useFoundPlaylists = foundBy(usePlaylistsToPlanQuery, ({ playlists }) => playlists.items.map(named));
const useFoundCategories = foundBy(useSongCategorySuggestionsQuery, ({ mediaCategories }) =>
  mediaCategories.items.map(named),
);
const useFoundMedia = foundBy(useMediaForClockQuery, ({ mediaItems }) =>
  mediaItems.items.map(({ id, title, credit }) => ({ id, text: title, detail: credit })),
);

interface PartPosition {
  form: SaveForm<PartsValues>;
  index: number;
}

/** Fields of a part: content, time in the hour, and settings of its kind. */
export function PartFields({ form, index }: PartPosition) {
  const { t } = useTranslation();
  const part = useWatch({ control: form.control, name: `parts.${index}` });
  if (!part) return null;
  const { kind, offset } = part;
  return (
    <>
      <SelectField
        form={form}
        name={`parts.${index}.kind`}
        label={t('clocks.fields.kind')}
        options={partKinds.map((value) => ({ value, label: t(`clocks.kinds.${value}`) }))}
      />
      {kind === 'SONGS' ? <SongFields form={form} index={index} /> : null}
      {kind === 'JINGLE' || kind === 'TOP_OF_HOUR' ? <JingleFields form={form} index={index} /> : null}
      {kind === 'TALK' || kind === 'ADVERT_BREAK' ? (
        <TextField
          form={form}
          name={`parts.${index}.duration`}
          label={t(kind === 'TALK' ? 'planning.fields.duration' : 'clocks.fields.atMost')}
          help={t('rundowns.form.lengthHint')}
          maxLength={14}
          isOptional={kind === 'ADVERT_BREAK'}
        />
      ) : null}
      <TextField
        form={form}
        name={`parts.${index}.title`}
        label={t('planning.fields.title')}
        help={t('clocks.titleHint')}
        maxLength={120}
        isOptional={kind !== 'TALK'}
      />
      {kind === 'TOP_OF_HOUR' ? null : (
        <>
          <TextField
            form={form}
            name={`parts.${index}.offset`}
            label={t('clocks.fields.offset')}
            help={t('clocks.offsetHint')}
            maxLength={10}
            isOptional
          />
          {offset.trim() === '' ? null : (
            <CheckField form={form} name={`parts.${index}.isHard`} label={t('rundowns.form.hard')} />
          )}
        </>
      )}
    </>
  );
}

function SongFields({ form, index }: PartPosition) {
  const { t } = useTranslation();
  const part = useWatch({ control: form.control, name: `parts.${index}` });
  const { source, amount, categoryId, playlistId, criteria } = part;
  const set = (name: 'categoryId' | 'playlistId') => (picked: { id: string; text: string }) =>
    form.setValue(`parts.${index}.${name}`, picked, { shouldDirty: true });
  return (
    <>
      <SelectField
        form={form}
        name={`parts.${index}.source`}
        label={t('clocks.fields.source')}
        options={sources.map((value) => ({ value, label: t(`clocks.sources.${value}`) }))}
      />
      {source === 'category' ? (
        <RecordPicker
          form={form}
          name={`parts.${index}.categoryId`}
          label={t('planning.fields.category')}
          chosen={categoryId}
          onChoose={set('categoryId')}
          useFound={useFoundCategories}
          showLabel={t('rundowns.showAll')}
        />
      ) : null}
      {source === 'playlist' ? (
        <RecordPicker
          form={form}
          name={`parts.${index}.playlistId`}
          label={t('planning.fields.playlist')}
          chosen={playlistId}
          onChoose={set('playlistId')}
          useFound={useFoundPlaylists}
          showLabel={t('rundowns.showAll')}
        />
      ) : null}
      {source === 'criteria' ? (
        <Box borderWidth="1px" borderRadius="l2" p="3">
          <CriteriaEditor
            values={criteria ?? valuesOfCriteria(firstCriteria)}
            problems={problemsByRow(errorsIn(form, `parts.${index}.criteria`))}
            isDisabled={false}
            onChange={(values) => {
              form.clearErrors(`parts.${index}.criteria`);
              form.setValue(`parts.${index}.criteria`, values, { shouldDirty: true });
            }}
          />
        </Box>
      ) : null}
      <FieldPair>
        <SelectField
          form={form}
          name={`parts.${index}.amount`}
          label={t('clocks.fields.amount')}
          options={amounts.map((value) => ({ value, label: t(`clocks.amounts.${value}`) }))}
        />
        {amount === 'count' ? (
          <TextField
            form={form}
            name={`parts.${index}.count`}
            label={t('clocks.fields.count')}
            inputMode="numeric"
            maxLength={2}
          />
        ) : null}
        {amount === 'duration' ? (
          <TextField
            form={form}
            name={`parts.${index}.duration`}
            label={t('planning.fields.duration')}
            help={t('rundowns.form.lengthHint')}
            maxLength={14}
          />
        ) : null}
      </FieldPair>
    </>
  );
}

function JingleFields({ form, index }: PartPosition) {
  const { t } = useTranslation();
  const medium = useWatch({ control: form.control, name: `parts.${index}.mediaId` });
  return (
    <>
      <RecordPicker
        form={form}
        name={`parts.${index}.mediaId`}
        label={t('clocks.fields.medium')}
        help={t('clocks.mediumHint')}
        isOptional
        chosen={medium}
        onChoose={(picked) => form.setValue(`parts.${index}.mediaId`, picked, { shouldDirty: true })}
        useFound={useFoundMedia}
        showLabel={t('rundowns.showAll')}
      />
      {medium.id ? null : (
        <SelectField
          form={form}
          name={`parts.${index}.purpose`}
          label={t('clocks.fields.purpose')}
          isOptional
          options={[
            { value: '', label: t('clocks.anyPurpose') },
            ...purposes.map((value) => ({ value, label: t(`clocks.purposes.${value}`) })),
          ]}
        />
      )}
    </>
  );
}
