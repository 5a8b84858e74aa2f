import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { readCue } from '../../../../kit/data/sound/cue';
import { CheckField } from '../../../../kit/form/fields/CheckField';
import { FieldPair, TextField } from '../../../../kit/form/fields/fields';
import { LongTextField } from '../../../../kit/form/fields/LongTextField';
import { foundBy } from '../../../../kit/form/pickers/found';
import { RecordPicker } from '../../../../kit/form/pickers/RecordPicker';
import type { SaveForm } from '../../../../kit/form/useSaveForm';
import { usePlaylistsToPlanQuery } from '../../calendar/calendar.generated';
import { useFoundJingles, named } from '../../../programmes/shared';
import type { ItemValues } from './itemForm';
import type { FormKind } from '../kinds';
import { useMediaForRundownQuery } from '../rundowns.generated';
import { offsetOf } from '../stationTime';

const useFoundPlaylists = foundBy(usePlaylistsToPlanQuery, ({ playlists }) => playlists.items.map(named));
const useFoundMedia = foundBy(useMediaForRundownQuery, ({ mediaItems }) =>
  mediaItems.items.map(({ id, title, credit }) => ({ id, text: title, detail: credit })),
);

/** Kinds that require a length, because nothing else determines it. */
const needsLength: ReadonlySet<FormKind> = new Set(['PLAYLIST', 'TALK', 'LIVE', 'ADVERT_BREAK']);
const needsTitle: ReadonlySet<FormKind> = new Set(['TALK', 'LIVE']);

/** Fields of an item that apply to its kind. */
export function ItemFields({ form, kind }: { form: SaveForm<ItemValues>; kind: FormKind }) {
  const { t } = useTranslation();
  const [medium, playlist, offset] = useWatch({
    control: form.control,
    name: ['mediaId', 'playlistId', 'offset'],
  });
  const problemOfLength = (text: string) => {
    const length = readCue(text);
    if (length === undefined) return 'clock';
    return length !== null && length < 1000 ? 'min' : undefined;
  };
  const problemOfTime = (text: string) => (offsetOf(text, 0, 'UTC') === undefined ? 'clock' : undefined);
  return (
    <>
      {kind === 'MEDIA' || kind === 'JINGLE' ? (
        <RecordPicker
          form={form}
          name="mediaId"
          label={t(kind === 'JINGLE' ? 'rundowns.kinds.JINGLE' : 'rundowns.kinds.MEDIA')}
          chosen={medium}
          onChoose={(picked) => form.setValue('mediaId', picked, { shouldDirty: true })}
          useFound={kind === 'JINGLE' ? useFoundJingles : useFoundMedia}
          showLabel={t('rundowns.showAll')}
        />
      ) : null}
      {kind === 'PLAYLIST' ? (
        <RecordPicker
          form={form}
          name="playlistId"
          label={t('planning.fields.playlist')}
          chosen={playlist}
          onChoose={(picked) => form.setValue('playlistId', picked, { shouldDirty: true })}
          useFound={useFoundPlaylists}
          showLabel={t('rundowns.showAll')}
        />
      ) : null}
      <TextField
        form={form}
        name="title"
        label={t('planning.fields.title')}
        help={needsTitle.has(kind) ? undefined : t('rundowns.form.titleHint')}
        maxLength={160}
        isOptional={!needsTitle.has(kind)}
      />
      <LongTextField
        form={form}
        name="notes"
        label={t('planning.fields.notes')}
        minH="20"
        maxLength={5000}
        isOptional
      />
      <FieldPair>
        <TextField
          form={form}
          name="duration"
          label={t('planning.fields.duration')}
          help={t(needsLength.has(kind) ? 'rundowns.form.lengthHint' : 'rundowns.form.ownLengthHint')}
          maxLength={14}
          validate={problemOfLength}
          isOptional={!needsLength.has(kind)}
        />
        <TextField
          form={form}
          name="offset"
          label={t('rundowns.form.time')}
          help={t('rundowns.form.timeHint')}
          maxLength={8}
          validate={problemOfTime}
          isOptional
        />
      </FieldPair>
      {offset.trim() === '' ? null : <CheckField form={form} name="isHard" label={t('rundowns.form.hard')} />}
    </>
  );
}
