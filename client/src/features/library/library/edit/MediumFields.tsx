import { Heading, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../../kit/access/useCan';
import { FieldPair, SelectField, TextField } from '../../../../kit/form/fields/fields';
import { foundBy } from '../../../../kit/form/pickers/found';
import { NamesPicker } from '../../../../kit/form/pickers/NamesPicker';
import type { SaveForm } from '../../../../kit/form/useSaveForm';
import { readCue } from '../../../../kit/data/sound/cue';
import { useLabelOptionsQuery, useTagSuggestionsQuery } from '../list/media.generated';
import type { MediumDetail } from '../medium/medium';
import type { cueNames, MediumValues } from './mediumValues';

type Form = SaveForm<MediumValues>;

/** Fields for the title and the credit line. */
export function TitleFields({ form, creditHelp }: { form: Form; creditHelp?: string }) {
  const { t } = useTranslation();
  return (
    <>
      <TextField form={form} name="title" label={t('multimedia.fields.title')} maxLength={255} />
      <TextField
        form={form}
        name="credit"
        label={t('multimedia.fields.credit')}
        help={creditHelp}
        maxLength={255}
        isOptional
      />
    </>
  );
}

/** Fields for the category and the tags. */
export function LabelFields({ form, current }: { form: Form; current: Pick<MediumDetail, 'category'> }) {
  const { t } = useTranslation();
  const mayMake = useCan()({ action: 'create', subject: 'MediaTag' });
  const { data } = useLabelOptionsQuery();
  const offered = data?.mediaCategories.items ?? [];
  const { category } = current;
  const isMissing = category && !offered.some(({ id }) => id === category.id);
  return (
    <>
      <SelectField
        form={form}
        name="categoryId"
        label={t('multimedia.fields.category')}
        placeholder={t('multimedia.noCategory')}
        options={[...(isMissing ? [category] : []), ...offered].map(({ id, name }) => ({
          value: id,
          label: name,
        }))}
        isOptional
      />
      <NamesPicker
        form={form}
        name="tagNames"
        label={t('multimedia.fields.tags')}
        mayMake={mayMake}
        useFound={useFoundTags}
      />
    </>
  );
}

const useFoundTags = foundBy(useTagSuggestionsQuery, ({ mediaTags }) =>
  mediaTags.items.map(({ id, name }) => ({ id, text: name })),
);

/** Fields for the cue points and fades. */
export function CueFields({ form }: { form: Form }) {
  const { t } = useTranslation();
  const cue = (name: (typeof cueNames)[number]) => (
    <TextField
      form={form}
      name={name}
      label={t(`multimedia.fields.${name}`)}
      maxLength={16}
      validate={problemOfCue}
      isOptional
    />
  );
  return (
    <Stack as="section" gap="4" borderTopWidth="1px" pt="4">
      <Stack gap="0.5">
        <Heading as="h3" textStyle="sm" fontWeight="semibold">
          {t('multimedia.sections.played')}
        </Heading>
        <Text textStyle="xs" color="fg.muted">
          {t('multimedia.cueHelp')}
        </Text>
      </Stack>
      <FieldPair>
        {cue('cueIn')}
        {cue('cueOut')}
      </FieldPair>
      <FieldPair>
        {cue('fadeIn')}
        {cue('fadeOut')}
      </FieldPair>
      {cue('startNext')}
    </Stack>
  );
}

const problemOfCue = (text: string) => (readCue(text) === undefined ? 'clock' : undefined);
