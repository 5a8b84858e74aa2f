import { Box, chakra, Grid, Stack, Textarea } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BlogStatus } from '../../../apollo/schemaTypes.generated';
import type { FieldNames } from '../../../kit/form/conflict/ConflictDialog';
import { FieldFrame, rulesOf, SelectField, TextField } from '../../../kit/form/fields/fields';
import { FormActions } from '../../../kit/form/FormActions';
import { FormConflict } from '../../../kit/form/conflict/FormConflict';
import { FormHead } from '../../../kit/form/FormHead';
import { firstWords } from '../../../kit/form/richText/firstWords';
import { RichTextField } from '../../../kit/form/fields/RichTextField';
import { useSaveForm } from '../../../kit/form/useSaveForm';
import { Card, Section } from '../../../kit/layout/Card';
import { idsOf, wordsOf, type BlogFormValues } from './blogFormValues';
import { blogStatuses } from '../BlogStatusBadge';
import { CategoriesField } from './CategoriesField';
import { textPicturesUrl } from '../paths';

const Form = chakra('form');
const most = { words: 12, letters: 40 };

interface Props {
  defaultValues: BlogFormValues;
  saveLabel: string;
  cancelTo: string;
  save: (values: BlogFormValues) => Promise<void>;
  loadCurrent?: () => Promise<BlogFormValues>;
  /** Picture field; for new articles a note that a picture can be added after saving. */
  picture: ReactNode;
}

/** Form of an article: text at the start side, properties next to it. Written by hand, because it has two columns. */
export function BlogPostForm({ defaultValues, saveLabel, cancelTo, save, loadCurrent, picture }: Props) {
  const { t } = useTranslation();
  const form = useSaveForm({ defaultValues, save, loadCurrent });
  const names = useFieldNames();
  return (
    <Form noValidate onSubmit={form.submit}>
      <FormHead form={form} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 20rem' }}
        gap="5"
        alignItems="start"
      >
        <Card p={{ base: '4', md: '6' }}>
          <Stack gap="5">
            <TextField form={form} name="title" label={names.title.label} maxLength={160} />
            <FieldFrame
              form={form}
              name="excerpt"
              label={names.excerpt.label}
              help={t('blog.excerptHelp')}
              isOptional
            >
              <Textarea
                autoresize
                minH="20"
                dir="auto"
                maxLength={500}
                {...form.register('excerpt', rulesOf(true, undefined))}
              />
            </FieldFrame>
            <RichTextField
              form={form}
              name="content"
              label={names.content.label}
              isOptional
              picturesUrl={textPicturesUrl}
            />
          </Stack>
        </Card>
        <Stack gap="4">
          <Section title={t('blog.publishing')}>
            <Stack gap="4">
              <SelectField
                form={form}
                name="status"
                label={names.status.label}
                options={blogStatuses.map((value) => ({ value, label: t(`blog.statuses.${value}`) }))}
              />
              <TextField
                form={form}
                name="slug"
                label={names.slug.label}
                help={t('blog.slugHelp')}
                isOptional
                maxLength={120}
              />
              <Box display={{ base: 'none', xl: 'block' }}>
                <FormActions form={form} saveLabel={saveLabel} cancelTo={cancelTo} />
              </Box>
            </Stack>
          </Section>
          <Section title={names.featuredImage.label}>{picture}</Section>
          <Section title={t('blog.about')}>
            <Stack gap="4">
              <CategoriesField form={form} />
              <TextField
                form={form}
                name="tags"
                label={names.tags.label}
                help={t('blog.tagsHelp')}
                isOptional
                maxLength={600}
                validate={problemOfTags}
              />
            </Stack>
          </Section>
          <Box display={{ xl: 'none' }}>
            <FormActions form={form} saveLabel={saveLabel} cancelTo={cancelTo} />
          </Box>
        </Stack>
      </Grid>
      <FormConflict form={form} names={names} />
    </Form>
  );
}

function problemOfTags(text: string) {
  const words = wordsOf(text);
  return words.length > most.words || words.some((word) => word.length > most.letters)
    ? 'tooLong'
    : undefined;
}

function useFieldNames() {
  const { t } = useTranslation();
  return {
    title: { label: t('blog.fields.title') },
    excerpt: { label: t('blog.fields.excerpt') },
    content: { label: t('blog.fields.content'), show: (value: unknown) => firstWords(String(value)) },
    status: {
      label: t('blog.fields.status'),
      show: (value: unknown) => t(`blog.statuses.${value as BlogStatus}`),
    },
    slug: { label: t('blog.fields.slug') },
    categoryIds: {
      label: t('blog.categories'),
      show: (value: unknown) => t('blog.categoryCount', { count: idsOf(String(value)).length }),
    },
    tags: { label: t('blog.fields.tags') },
    featuredImage: { label: t('blog.fields.featuredImage') },
  } satisfies FieldNames;
}
