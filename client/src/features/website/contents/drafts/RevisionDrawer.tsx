import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentKind, SiteLanguage } from '../../../../apollo/schemaTypes.generated';
import { RecordState } from '../../../../kit/data/texts/RecordState';
import { useFormat } from '../../../../kit/data/format/useFormat';
import { SideDrawer } from '../../../../kit/layout/SideDrawer';
import { useTopicOptionsQuery } from '../../topics/topics.generated';
import { valuesOfText, type ContentFormValues } from '../contentForm';
import { ContentPicture } from '../ContentPicture';
import { useContentRevisionQuery, type ContentTextFieldsFragment } from '../contents.generated';
import { wholePictureOf } from '../../picture/focus';
import { FieldDiff } from './FieldDiff';
import { PhotosDiff, textOfFocus } from './PhotosDiff';
import { linesOf } from './wordDiff';

interface Props {
  id: string;
  kind: ContentKind;
  language: SiteLanguage;
  current: ContentFormValues;
  onRestore: (text: ContentTextFieldsFragment) => void;
  onClose: () => void;
}

/** The texts that every content has, which are always shown. */
const mainTexts = ['title', 'excerpt', 'body'] as const;

/** Fields that are shown when they differ. */
const details = [
  'tags',
  'pictureAlt',
  'link',
  'price',
  'stock',
  'slug',
  'topicId',
  'seoTitle',
  'seoDescription',
] as const;

type Compared = (typeof mainTexts)[number] | (typeof details)[number];

/** Compares a published version with the values of the form, and can restore it. */
export default function RevisionDrawer({ id, kind, language, current, onRestore, onClose }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const query = useContentRevisionQuery({ variables: { id } });
  const revision = query.data?.contentRevision;
  const [missing, setMissing] = useState(false);
  const pictureFocus = { __typename: 'PictureFocus' as const, ...current.pictureFocus };
  return (
    <SideDrawer
      size="md"
      title={
        revision
          ? t('website.revisions.of', { moment: format.dateTime(revision.publishedAt) })
          : t('website.revisions.title')
      }
      description={t('website.revisions.about')}
      onClose={onClose}
    >
      <RecordState query={query} record={revision}>
        {({ text }) => (
          <Stack gap="5">
            {text.picture ? (
              <RevisionPicture
                text={text}
                isCurrent={
                  text.picture === current.picture &&
                  textOfFocus(text.pictureFocus) === textOfFocus(current.pictureFocus)
                }
                isMissing={missing}
                onMissing={() => setMissing(true)}
              />
            ) : null}
            <FieldDiffs kind={kind} language={language} before={valuesOfText(text)} after={current} />
            <Box>
              <Button
                variant="outline"
                onClick={() =>
                  onRestore(missing ? { ...text, picture: current.picture, pictureFocus } : text)
                }
              >
                <History aria-hidden /> {t('website.revisions.restore')}
              </Button>
            </Box>
          </Stack>
        )}
      </RecordState>
    </SideDrawer>
  );
}

type Texts = Pick<ContentFormValues, Compared | 'photos' | 'picture' | 'pictureFocus'>;

interface FieldDiffsProps {
  kind: ContentKind;
  language: SiteLanguage;
  before: Texts;
  after: Texts;
}

/** Compares the fields of two versions. */
function FieldDiffs({ kind, language, before, after }: FieldDiffsProps) {
  const { t } = useTranslation();
  const { data } = useTopicOptionsQuery({ variables: { area: kind } });
  const topicName = (id: string) =>
    id === ''
      ? t('website.noTopic')
      : (data?.topics.items.find((topic) => topic.id === id)?.name ?? t('website.revisions.otherTopic'));
  const textOf = (name: Compared, values: Texts) =>
    name === 'body' ? linesOf(values.body) : name === 'topicId' ? topicName(values.topicId) : values[name];
  const tag = language.toLowerCase();
  // Of another picture, the focal point says nothing.
  const isFocusMoved =
    before.picture !== '' &&
    before.picture === after.picture &&
    textOfFocus(before.pictureFocus) !== textOfFocus(after.pictureFocus);
  const changed = details.filter((name) => before[name] !== after[name]);
  return (
    <>
      {[...mainTexts, ...changed].map((name) => (
        <FieldDiff
          key={name}
          label={t(`website.fields.${name === 'topicId' ? 'topic' : name}`)}
          before={textOf(name, before)}
          after={textOf(name, after)}
          language={tag}
        />
      ))}
      {isFocusMoved ? (
        <FieldDiff
          label={t('website.fields.pictureFocus')}
          before={textOfFocus(before.pictureFocus)}
          after={textOfFocus(after.pictureFocus)}
          language={tag}
        />
      ) : null}
      <PhotosDiff before={before.photos} after={after.photos} language={tag} />
    </>
  );
}

interface RevisionPictureProps {
  text: ContentTextFieldsFragment;
  isCurrent: boolean;
  isMissing: boolean;
  onMissing: () => void;
}

/** The picture of a version, or a note that its file was deleted. */
function RevisionPicture({ text, isCurrent, isMissing, onMissing }: RevisionPictureProps) {
  const { t } = useTranslation();
  return (
    <Box>
      <Heading as="h3" textStyle="compact" fontWeight="medium" mb="1">
        {t('website.fields.picture')}
      </Heading>
      {isMissing ? (
        <Text color="fg.muted">{t('website.revisions.pictureGone')}</Text>
      ) : isCurrent ? (
        <Text color="fg.muted">{t('website.revisions.same')}</Text>
      ) : (
        <Box maxW="xs">
          <ContentPicture
            src={wholePictureOf(text.picture)}
            alt={text.pictureAlt}
            focus={text.pictureFocus}
            onMissing={onMissing}
          />
        </Box>
      )}
    </Box>
  );
}
