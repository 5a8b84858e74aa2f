import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteLanguage } from '../../../../apollo/schemaTypes.generated';
import { RecordState } from '../../../../kit/data/texts/RecordState';
import { useFormat } from '../../../../kit/data/format/useFormat';
import { SideDrawer } from '../../../../kit/layout/SideDrawer';
import type { ContentFormValues } from '../contentForm';
import { ContentPicture } from '../ContentPicture';
import { useContentRevisionQuery, type ContentTextFieldsFragment } from '../contents.generated';
import { wholePictureOf } from '../picture/focus';
import { linesOf, wordDiff } from './wordDiff';

interface Props {
  id: string;
  language: SiteLanguage;
  current: ContentFormValues;
  onRestore: (text: ContentTextFieldsFragment) => void;
  onClose: () => void;
}

const compared = ['title', 'excerpt', 'body', 'tags'] as const;

/** A field of a revision as the text that is compared. */
const textOf = (name: (typeof compared)[number], text: ContentTextFieldsFragment) =>
  name === 'body' ? linesOf(text.body) : name === 'tags' ? text.tags.join(', ') : text[name];

/** Compares a published version with the values of the form, and can restore it. */
export default function RevisionDrawer({ id, language, current, onRestore, onClose }: Props) {
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
                isCurrent={text.picture === current.picture}
                isMissing={missing}
                onMissing={() => setMissing(true)}
              />
            ) : null}
            {compared
              // Only news and blog posts have tags.
              .filter((name) => name !== 'tags' || textOf(name, text) || current.tags)
              .map((name) => (
                <FieldDiff
                  key={name}
                  label={t(`website.fields.${name}`)}
                  before={textOf(name, text)}
                  after={name === 'body' ? linesOf(current.body) : current[name]}
                  language={language.toLowerCase()}
                />
              ))}
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

function FieldDiff({
  label,
  before,
  after,
  language,
}: {
  label: string;
  before: string;
  after: string;
  language: string;
}) {
  const { t } = useTranslation();
  return (
    <Box>
      <Heading as="h3" textStyle="compact" fontWeight="medium" mb="1">
        {label}
      </Heading>
      {before === after ? (
        <Text color="fg.muted">{t('website.revisions.same')}</Text>
      ) : (
        <Text whiteSpace="pre-line" dir="auto" lang={language}>
          {wordDiff(before, after, language).map(({ kind, text }, index) =>
            kind === 'SAME' ? (
              text
            ) : (
              <Text
                key={index}
                as={kind === 'ADDED' ? 'ins' : 'del'}
                bg={kind === 'ADDED' ? 'bg.success' : 'bg.error'}
                textDecoration={kind === 'ADDED' ? 'underline' : 'line-through'}
              >
                {text}
              </Text>
            ),
          )}
        </Text>
      )}
    </Box>
  );
}
