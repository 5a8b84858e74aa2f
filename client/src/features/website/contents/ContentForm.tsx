import { Box, chakra, Grid, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentKind, SiteLanguage } from '../../../apollo/schemaTypes.generated';
import type { FieldNames } from '../../../kit/form/conflict/ConflictDialog';
import { FormConflict } from '../../../kit/form/conflict/FormConflict';
import { CheckField } from '../../../kit/form/fields/CheckField';
import { FieldPair, SelectField, TextField } from '../../../kit/form/fields/fields';
import { FormHead } from '../../../kit/form/FormHead';
import { LongTextField } from '../../../kit/form/fields/LongTextField';
import { problemOfNumber } from '../../../kit/form/numbers';
import { firstWords } from '../../../kit/form/richText/firstWords';
import { RichTextField } from '../../../kit/form/fields/RichTextField';
import type { SaveForm } from '../../../kit/form/useSaveForm';
import { Card, Section } from '../../../kit/layout/Card';
import { textPicturesUrl } from '../paths';
import { YesOrNo } from '../../../kit/form/fields/YesOrNo';
import { useTopicOptionsQuery } from '../topics/topics.generated';
import {
  fieldsOfKind,
  problemOfTags,
  type ContentFormValues,
  type PhotoValues,
  type pictureUnit,
} from './contentForm';
import { ContentPicture } from './ContentPicture';
import { PhotosField } from './photos/PhotosField';
import { wholePictureOf } from '../picture/focus';
import { useContentInserts } from './references/useContentInserts';
import { SearchEngineFields } from './details/SearchEngineFields';

const Form = chakra('form');

interface Props {
  kind: ContentKind;
  form: SaveForm<ContentFormValues>;
  /** Current topic; offered as an option also when the loaded topics lack it. */
  topic?: { id: string; name: string } | null;
  /** State, actions and the save button. */
  publishing: ReactNode;
  /** Second save button below the fields, on narrow screens. */
  saving: ReactNode;
  language: ReactNode;
  picture: ReactNode;
  /** Uses and published versions, below the form. */
  history?: ReactNode;
}

/**
 * Form of a content: texts on the left, settings on the right (mirrored in right-to-left languages). Laid out by hand,
 * because of its two columns and picture.
 */
export function ContentForm({ kind, form, topic, publishing, saving, language, picture, history }: Props) {
  const { t } = useTranslation();
  const { hasLink, hasPrice, hasPosition, hasPhotos, hasComments, hasTags } = fieldsOfKind(kind);
  const topics = useTopics(kind, topic);
  const names = useFieldNames(topics);
  const inserts = useContentInserts();
  return (
    <Form noValidate onSubmit={form.submit}>
      <FormHead form={form} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 20rem' }}
        gap="5"
        alignItems="start"
      >
        <Stack gap="4">
          <Card p={{ base: '4', md: '6' }}>
            <Stack gap="5">
              <TextField form={form} name="title" label={names.title.label} maxLength={160} />
              <LongTextField
                form={form}
                name="excerpt"
                label={names.excerpt.label}
                help={t('website.excerptHelp')}
                minH="20"
                maxLength={500}
                isOptional
              />
              <RichTextField
                form={form}
                name="body"
                label={names.body.label}
                isOptional
                picturesUrl={textPicturesUrl}
                inserts={inserts}
              />
              {hasLink ? (
                <TextField
                  form={form}
                  name="link"
                  label={names.link.label}
                  help={t('website.linkHelp')}
                  isOptional
                  maxLength={300}
                />
              ) : null}
              {hasPrice ? (
                <FieldPair>
                  <TextField
                    form={form}
                    name="price"
                    label={names.price.label}
                    help={t('website.priceHelp')}
                    isOptional
                    maxLength={40}
                  />
                  <TextField
                    form={form}
                    name="stock"
                    label={names.stock.label}
                    help={t('website.stockHelp')}
                    isOptional
                    maxLength={40}
                  />
                </FieldPair>
              ) : null}
            </Stack>
          </Card>
          {hasPhotos ? <PhotosField form={form} /> : null}
          <SearchEngineFields
            kind={kind}
            form={form}
            labels={[names.seoTitle.label, names.seoDescription.label]}
          />
        </Stack>
        <Stack gap="4">
          <Section title={t('website.publishing')}>{publishing}</Section>
          <Section title={t('website.about')}>
            <Stack gap="4">
              {language}
              <TextField
                form={form}
                name="slug"
                label={names.slug.label}
                help={t('website.slugHelp')}
                isOptional
                maxLength={120}
              />
              <SelectField
                form={form}
                name="topicId"
                label={names.topicId.label}
                placeholder={t('website.noTopic')}
                options={topics.map(({ id, name }) => ({ value: id, label: name }))}
                isOptional
              />
              {hasTags ? (
                <TextField
                  form={form}
                  name="tags"
                  label={names.tags.label}
                  help={t('website.tagsHelp')}
                  isOptional
                  maxLength={600}
                  validate={problemOfTags}
                />
              ) : null}
              {hasPosition ? (
                <TextField
                  form={form}
                  name="position"
                  label={names.position.label}
                  help={t('website.positionHelp')}
                  inputMode="numeric"
                  maxLength={4}
                  validate={problemOfNumber}
                  isOptional
                />
              ) : null}
              {hasComments ? (
                <CheckField form={form} name="allowsComments" label={names.allowsComments.label} />
              ) : null}
            </Stack>
          </Section>
          <Section title={t('website.fields.picture')}>{picture}</Section>
          {history}
          <Box display={{ xl: 'none' }}>{saving}</Box>
        </Stack>
      </Grid>
      <FormConflict form={form} names={names} />
    </Form>
  );
}

/** Alternative text of the picture, required when there is a picture. */
export function PictureAltField({
  form,
  isRequired,
}: {
  form: SaveForm<ContentFormValues>;
  isRequired: boolean;
}) {
  const { t } = useTranslation();
  return (
    <LongTextField
      form={form}
      name="pictureAlt"
      label={t('website.fields.pictureAlt')}
      help={t('website.pictureAltHelp')}
      minH="16"
      maxLength={300}
      isOptional={!isRequired}
    />
  );
}

/** Language of an existing content, which cannot be changed. */
export function LanguageFact({ language }: { language: SiteLanguage }) {
  const { t } = useTranslation();
  return (
    <Box>
      <Text textStyle="compact" fontWeight="medium">
        {t('website.fields.language')}
      </Text>
      <Text>{t(`website.languages.${language}`)}</Text>
    </Box>
  );
}

function useTopics(kind: ContentKind, own: Props['topic']) {
  const { data } = useTopicOptionsQuery({ variables: { area: kind } });
  const topics = data?.topics.items ?? [];
  return !own || topics.some(({ id }) => id === own.id) ? topics : [own, ...topics];
}

function useFieldNames(topics: readonly { id: string; name: string }[]) {
  const { t } = useTranslation();
  return {
    title: { label: t('website.fields.title') },
    excerpt: { label: t('website.fields.excerpt') },
    body: { label: t('website.fields.body'), show: (value: unknown) => firstWords(String(value)) },
    photos: {
      label: t('website.photos.title'),
      show: (value: unknown) => t('website.photos.count', { count: (value as PhotoValues[]).length }),
    },
    link: { label: t('website.fields.link') },
    price: { label: t('website.fields.price') },
    stock: { label: t('website.fields.stock') },
    slug: { label: t('website.fields.slug') },
    topicId: {
      label: t('website.fields.topic'),
      show: (value: unknown) => topics.find(({ id }) => id === value)?.name ?? t('website.noTopic'),
    },
    tags: { label: t('website.fields.tags') },
    position: { label: t('website.fields.position') },
    picture: {
      label: t('website.fields.picture'),
      show: (value: unknown) => <ChosenPicture value={value as PictureOfConflict} />,
    },
    pictureAlt: { label: t('website.fields.pictureAlt') },
    seoTitle: { label: t('website.fields.seoTitle') },
    seoDescription: { label: t('website.fields.seoDescription') },
    allowsComments: {
      label: t('website.fields.allowsComments'),
      show: (value: unknown) => <YesOrNo value={value === true} />,
    },
  } satisfies FieldNames;
}

/** Values of the picture in a conflict, by path. */
type PictureOfConflict = Record<(typeof pictureUnit)[number], string | number>;

const ChosenPicture = ({ value }: { value: PictureOfConflict }) => (
  <ContentPicture
    src={wholePictureOf(String(value.picture))}
    focus={{ x: Number(value['pictureFocus.x']), y: Number(value['pictureFocus.y']) }}
  />
);
