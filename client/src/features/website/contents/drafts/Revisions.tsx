import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { When } from '../../../../kit/data/texts/When';
import { lazyPart } from '../../../../kit/late/late';
import { Section } from '../../../../kit/layout/Card';
import type { ContentFormValues } from '../contentForm';
import {
  useContentRevisionsQuery,
  type ContentFieldsFragment,
  type ContentTextFieldsFragment,
} from '../contents.generated';

const RevisionDrawer = lazyPart(() => import('./RevisionDrawer'));

interface Props {
  content: ContentFieldsFragment;
  /** Returns the current form values, for comparison with a version. */
  current: () => ContentFormValues;
  /** Copies the text of a version into the form. */
  onRestore: (text: ContentTextFieldsFragment) => void;
}

/** Lists the published versions of a content; renders nothing before the first publication. */
export function Revisions({ content: { id, kind, language }, current, onRestore }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<string>();
  const { data } = useContentRevisionsQuery({
    variables: { contentId: id },
    fetchPolicy: 'cache-and-network',
  });
  const revisions = data?.contentRevisions.items ?? [];
  if (revisions.length === 0) return null;
  return (
    <Section title={t('website.revisions.title')}>
      <Stack as="ul" gap="2" listStyleType="none">
        {revisions.map((revision) => (
          <Flex as="li" key={revision.id} gap="2" justify="space-between" align="center">
            <Text textStyle="compact" minW="0">
              <When moment={revision.publishedAt} />
              {revision.publishedBy ? ` · ${revision.publishedBy.fullName}` : null}
            </Text>
            <Button size="sm" variant="outline" onClick={() => setOpen(revision.id)}>
              {t('website.revisions.compare')}
            </Button>
          </Flex>
        ))}
      </Stack>
      <Suspense>
        {open ? (
          <RevisionDrawer
            id={open}
            kind={kind}
            language={language}
            current={current()}
            onRestore={(text) => {
              setOpen(undefined);
              onRestore(text);
            }}
            onClose={() => setOpen(undefined)}
          />
        ) : null}
      </Suspense>
    </Section>
  );
}
