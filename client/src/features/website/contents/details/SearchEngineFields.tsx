import { Stack } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LongTextField } from '../../../../kit/form/fields/LongTextField';
import type { ContentKind } from '../../../../apollo/schemaTypes.generated';
import type { SaveForm } from '../../../../kit/form/useSaveForm';
import { Section } from '../../../../kit/layout/Card';
import type { ContentFormValues } from '../contentForm';
import { SearchPreview } from './SearchPreview';
import { shownLengths } from './searchLengths';

/** Fields for search engines, with a character count and a preview. */
export function SearchEngineFields({
  kind,
  form,
  labels: [title, description],
}: {
  kind: ContentKind;
  form: SaveForm<ContentFormValues>;
  labels: readonly [string, string];
}) {
  const { t } = useTranslation();
  return (
    <Section title={t('website.searchEngines')}>
      <Stack gap="4">
        <MeasuredField form={form} name="seoTitle" label={title} instead="title" maxLength={120} />
        <MeasuredField
          form={form}
          name="seoDescription"
          label={description}
          instead="excerpt"
          maxLength={300}
        />
        <SearchPreview kind={kind} form={form} />
      </Stack>
    </Section>
  );
}

function MeasuredField({
  form,
  name,
  label,
  instead,
  maxLength,
}: {
  form: SaveForm<ContentFormValues>;
  name: keyof typeof shownLengths;
  label: string;
  /** Field whose value is used for search engines while this field is empty. */
  instead: 'title' | 'excerpt';
  maxLength: number;
}) {
  const { t } = useTranslation();
  const [own, alternative] = useWatch({ control: form.control, name: [name, instead] });
  const text = (own || alternative).trim();
  const values = { length: [...text].length, max: shownLengths[name] };
  const length = values.length > values.max ? t('website.tooLong', values) : t('website.length', values);
  return (
    <LongTextField
      form={form}
      name={name}
      label={label}
      help={own ? length : `${t(`website.instead.${instead}`)} ${length}`}
      minH="10"
      maxLength={maxLength}
      isOptional
    />
  );
}
