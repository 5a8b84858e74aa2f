import { Button, Stack, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EditDrawer } from '../../../../kit/form/EditDrawer';
import type { SaveForm } from '../../../../kit/form/useSaveForm';
import { EpisodeDocument, useUpdateEpisodeMutation, type EpisodeFieldsFragment } from '../episodes.generated';
import { ChapterRow } from './ChapterRow';
import {
  inOrder,
  inputOfChapters,
  maxChapters,
  valuesOfChapters,
  type ChaptersValues,
  type ChapterValues,
} from './chapterValues';

/** Form for the chapters of an episode. Not a `plainForm`, because the chapters are a list that is sorted when it is saved. */
export function ChaptersDrawer({
  episode,
  onClose,
}: {
  episode: EpisodeFieldsFragment;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [updateEpisode] = useUpdateEpisodeMutation();
  const { id, title } = episode;
  const show = (value: unknown) =>
    (value as ChapterValues[]).map((chapter) => `${chapter.start} ${chapter.title}`).join(', ');
  return (
    <EditDrawer<EpisodeFieldsFragment, ChaptersValues>
      record={episode}
      valuesOf={valuesOfChapters}
      title={t('planning.chapters.editOf', { title })}
      description={t('planning.chapters.hint')}
      fieldNames={{ chapters: { label: t('planning.fields.chapters'), show } }}
      load={async (runQuery) => (await runQuery(EpisodeDocument, { id })).episode}
      save={async (values, { version }, form) => {
        const chapters = inOrder(values.chapters);
        // Sort the rows of the form too, so that the server's problems appear at the right row.
        form.setValue('chapters', chapters, { shouldDirty: true });
        await updateEpisode({ variables: { id, version, input: { chapters: inputOfChapters(chapters) } } });
        return t('planning.chapters.saved', { title });
      }}
      onClose={onClose}
    >
      {(form) => <ChaptersField form={form} />}
    </EditDrawer>
  );
}

function ChaptersField({ form }: { form: SaveForm<ChaptersValues> }) {
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'chapters' });
  return (
    <Stack gap="3">
      {fields.length === 0 ? <Text color="fg.muted">{t('planning.chapters.none')}</Text> : null}
      <Stack as="ul" listStyleType="none" gap="3" aria-label={t('planning.fields.chapters')}>
        {fields.map(({ id }, index) => (
          <ChapterRow key={id} index={index} form={form} onRemove={() => remove(index)} />
        ))}
      </Stack>
      <Button
        size="sm"
        variant="outline"
        alignSelf="flex-start"
        disabled={fields.length >= maxChapters}
        onClick={() =>
          append(
            { start: fields.length === 0 ? '0:00' : '', title: '', link: '' },
            { focusName: `chapters.${fields.length}.start` },
          )
        }
      >
        <Plus aria-hidden /> {t('planning.chapters.add')}
      </Button>
    </Stack>
  );
}
