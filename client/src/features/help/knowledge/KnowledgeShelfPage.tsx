import { Button, Flex, Grid, Skeleton, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { Can } from '../../../kit/access/useCan';
import { RecordState } from '../../../kit/data/texts/RecordState';
import { Card } from '../../../kit/layout/Card';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { useDocumentTitle } from '../../../kit/layout/useDocumentTitle';
import { Crumbs } from './Crumbs';
import { useKnowledgeCategoryQuery } from './knowledge.generated';
import { addArticlePath, helpPaths } from '../paths';
import { TopicCard } from './TopicCard';

const columns = { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' };

/** Shelf of the knowledge base: its topics with their questions. */
export default function KnowledgeShelfPage() {
  const { categoryKey = '' } = useParams();
  const { t } = useTranslation();
  const query = useKnowledgeCategoryQuery({ variables: { key: categoryKey } });
  const shelf = query.data?.knowledgeCategory;
  useDocumentTitle(shelf?.title ?? t('knowledge.title'));
  return (
    <>
      <Crumbs way={[{ label: t('knowledge.title'), to: helpPaths.knowledge }]} />
      <RecordState query={query} record={shelf} skeleton={<ShelfSkeleton />}>
        {({ title, description, questionCount, topics }) => (
          <>
            <PageHeader
              title={title}
              description={description}
              count={t('knowledge.count', { count: questionCount })}
              actions={
                <Can action="create" subject="KnowledgeQuestion">
                  <Button asChild colorPalette="brand">
                    <Link to={addArticlePath(topics[0]?.id)}>
                      <Plus aria-hidden /> {t('knowledge.add')}
                    </Link>
                  </Button>
                </Can>
              }
            />
            {topics.length > 0 ? (
              <Grid templateColumns={columns} gap="4" alignItems="start">
                {topics.map((topic) => (
                  <TopicCard key={topic.id} topic={topic} categoryKey={categoryKey} />
                ))}
              </Grid>
            ) : (
              <Card p="8">
                <Text color="fg.muted">{t('knowledge.emptyShelf')}</Text>
              </Card>
            )}
          </>
        )}
      </RecordState>
    </>
  );
}

function ShelfSkeleton() {
  const { t } = useTranslation();
  return (
    <Flex direction="column" role="status" aria-label={t('list.loading')}>
      <Skeleton h="7" w="16rem" mb="2" />
      <Skeleton h="5" w="24rem" maxW="full" mb="5" />
      <Grid templateColumns={columns} gap="4">
        {[0, 1].map((index) => (
          <Card key={index} p="4">
            <Skeleton h="9" w="50%" mb="4" />
            {[0, 1, 2].map((row) => (
              <Skeleton key={row} h="6" my="3" />
            ))}
          </Card>
        ))}
      </Grid>
    </Flex>
  );
}
