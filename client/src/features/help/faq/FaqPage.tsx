import { Button, Grid, Skeleton, Stack } from '@chakra-ui/react';
import { Plus, BookOpenText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Can } from '../../../kit/access/useCan';
import { RecordState } from '../../../kit/data/texts/RecordState';
import { useFormat } from '../../../kit/data/format/useFormat';
import { useDelayed } from '../../../kit/feedback/useDelayed';
import { Card } from '../../../kit/layout/Card';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { SearchField } from '../../../kit/list/parts/ListToolbar';
import { useFaqQuery, type FaqEntryFragment, useDocumentationUrlQuery } from './faq.generated';
import { FaqChapters } from './FaqChapters';
import { FaqDrawer } from './FaqDrawer';
import { FaqQuestions } from './FaqQuestions';
import { questionCount, shownChapter, type Chapter } from './faqView';
import { useAddress } from '../knowledge/useAddress';

const columns = { base: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)' };

/** Frequent questions with a search, chapters, and answers that unfold. */
export default function FaqPage() {
  const { t } = useTranslation();
  const format = useFormat();
  const { search, get, change } = useAddress();
  const query = useFaqQuery({ variables: { search: search || null } });
  const chapters = (query.data ?? query.previousData)?.faqCategories as readonly Chapter[] | undefined;
  const isDimmed = useDelayed(query.loading && chapters !== undefined);
  const shown = chapters && shownChapter(chapters, { chapter: get('chapter'), question: get('question') });
  const [edited, setEdited] = useState<FaqEntryFragment | 'new'>();
  return (
    <>
      <PageHeader
        title={t('faq.title')}
        description={t('faq.description')}
        count={chapters ? format.count(questionCount(chapters), true) : undefined}
        actions={
          <>
            <DocumentationLink />
            <Can action="create" subject="FaqQuestion">
              <Button colorPalette="brand" onClick={() => setEdited('new')}>
                <Plus aria-hidden /> {t('faq.add')}
              </Button>
            </Can>
          </>
        }
      />
      <Card role="search" p="3" mb="4">
        <SearchField
          label={t('faq.search')}
          value={search}
          onChange={(text) => change({ q: text.trim(), question: undefined })}
          isLarge
        />
      </Card>
      <RecordState query={query} record={shown} skeleton={<FaqSkeleton />}>
        {(chapter) => (
          <Grid templateColumns={columns} gap="4" alignItems="start" opacity={isDimmed ? 0.55 : 1}>
            <FaqChapters chapters={chapters!} shown={chapter} />
            <FaqQuestions
              key={`${chapter.key} ${search}`}
              chapters={chapters!}
              chapter={chapter}
              search={search}
              onEdit={setEdited}
            />
          </Grid>
        )}
      </RecordState>
      {edited && shown ? (
        <FaqDrawer
          entry={edited === 'new' ? undefined : edited}
          chapters={chapters!}
          chapterId={shown.id}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
    </>
  );
}

/** Opens the documentation for users in a new tab; nothing when no address is configured. */
function DocumentationLink() {
  const { t } = useTranslation();
  const { data } = useDocumentationUrlQuery();
  if (!data?.documentationUrl) return null;
  return (
    <Button asChild variant="outline">
      <a href={data.documentationUrl} target="_blank" rel="noopener">
        <BookOpenText aria-hidden /> {t('faq.documentation')}
      </a>
    </Button>
  );
}

function FaqSkeleton() {
  const { t } = useTranslation();
  return (
    <Grid templateColumns={columns} gap="4" alignItems="start" role="status" aria-label={t('list.loading')}>
      <Stack direction={{ base: 'row', lg: 'column' }} gap="1" overflow="hidden">
        {Array.from({ length: 5 }, (_, row) => (
          <Skeleton key={row} h="11" minW="36" w={{ lg: 'full' }} borderRadius="l2" />
        ))}
      </Stack>
      <Card p={{ base: '4', md: '5' }}>
        <Skeleton h="9" w="60%" mb="4" />
        {Array.from({ length: 5 }, (_, row) => (
          <Skeleton key={row} h="8" my="2.5" />
        ))}
      </Card>
    </Grid>
  );
}
