import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SiteLanguage } from '../../../../apollo/schemaTypes.generated';
import { RecordState } from '../../../../kit/data/texts/RecordState';
import { useFormat } from '../../../../kit/data/format/useFormat';
import { SideDrawer } from '../../../../kit/layout/SideDrawer';
import type { ContentFormValues } from '../contentForm';
import { useContentRevisionQuery, type ContentTextFieldsFragment } from '../contents.generated';
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

/** Compares a published version with the current one, and can restore it. */
export default function RevisionDrawer({ id, language, current, onRestore, onClose }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const query = useContentRevisionQuery({ variables: { id } });
  const revision = query.data?.contentRevision;
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
              <Button variant="outline" onClick={() => onRestore(text)}>
                <History aria-hidden /> {t('website.revisions.restore')}
              </Button>
            </Box>
          </Stack>
        )}
      </RecordState>
    </SideDrawer>
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
