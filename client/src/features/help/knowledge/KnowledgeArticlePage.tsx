import { forgetKnowledge } from '../helpCache';
import { Box, Button, Flex, Grid, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom';
import { Can } from '../../../kit/access/useCan';
import { RecordState } from '../../../kit/data/texts/RecordState';
import { RichText } from '../../../kit/data/texts/RichText';
import { When } from '../../../kit/data/texts/When';
import { Card } from '../../../kit/layout/Card';
import { useDocumentTitle } from '../../../kit/layout/useDocumentTitle';
import { useDeleteRecord } from '../../../kit/records/useDeleteRecord';
import { Crumbs } from './Crumbs';
import {
  useDeleteKnowledgeQuestionMutation,
  useKnowledgeArticleQuery,
  type KnowledgeArticleFragment,
} from './knowledge.generated';
import { helpPaths } from '../paths';
import { RelatedQuestions } from './RelatedQuestions';

const columns = { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 18rem' };

/** Article of the knowledge base: a question with its answer. */
export default function KnowledgeArticlePage() {
  const { categoryKey = '', slug = '' } = useParams();
  const { t } = useTranslation();
  const query = useKnowledgeArticleQuery({ variables: { slug } });
  const article = query.data?.knowledgeQuestionBySlug;
  useDocumentTitle(article?.question ?? t('knowledge.one'));
  // Redirects old addresses of articles that were moved to another shelf.
  if (article && article.categoryKey !== categoryKey)
    return <Navigate to={helpPaths.article(article.categoryKey, slug)} replace />;
  return (
    <RecordState query={query} record={article} skeleton={<ArticleSkeleton />}>
      {(found) => (
        <>
          <Head article={found} />
          <Grid templateColumns={columns} gap="5" alignItems="start">
            <Article article={found} />
            <RelatedQuestions article={found} />
          </Grid>
        </>
      )}
    </RecordState>
  );
}

function Head({ article }: { article: KnowledgeArticleFragment }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const deleteArticle = useDeleteRecord<KnowledgeArticleFragment>(
    useDeleteKnowledgeQuestionMutation({ update: forgetKnowledge }),
    'knowledge',
    { values: ({ question }) => ({ question }) },
  );
  const { category } = article.topic;
  return (
    <Flex justify="space-between" align="flex-start" gap="3" wrap="wrap" mb="3">
      <Crumbs
        way={[
          { label: t('knowledge.title'), to: helpPaths.knowledge },
          { label: category.title, to: helpPaths.shelf(category.key) },
        ]}
      />
      <Flex gap="2" wrap="wrap" data-print="hide">
        <Can action="delete" subject="KnowledgeQuestion">
          <Button
            variant="outline"
            onClick={async () => {
              if (await deleteArticle(article)) void navigate(helpPaths.shelf(category.key));
            }}
          >
            <Trash2 aria-hidden /> {t('actions.delete')}
          </Button>
        </Can>
        <Can action="update" subject="KnowledgeQuestion">
          <Button asChild colorPalette="brand">
            <Link to={helpPaths.editArticle(category.key, article.slug)}>
              <Pencil aria-hidden /> {t('actions.edit')}
            </Link>
          </Button>
        </Can>
      </Flex>
    </Flex>
  );
}

function Article({ article }: { article: KnowledgeArticleFragment }) {
  const { t } = useTranslation();
  return (
    <Card as="article" px={{ base: '5', md: '8' }} py={{ base: '6', md: '8' }} minW="0">
      <Box maxW="34rem" mx="auto">
        <Text textStyle="compact" color="brand.fg" fontWeight="medium" mb="1">
          {article.topic.title}
        </Text>
        <Heading
          as="h1"
          dir="auto"
          // Aligned in the direction of the question's own text, like the answer.
          css={{ '&&[dir]': { textAlign: 'start' } }}
          fontSize={{ base: '1.375rem', md: '1.75rem' }}
          lineHeight="1.25"
          fontWeight="semibold"
          letterSpacing="-0.015em"
          overflowWrap="anywhere"
        >
          {article.question}
        </Heading>
        <Text mt="2" mb="6" pb="4" borderBottomWidth="1px" textStyle="compact" color="fg.muted">
          {t('knowledge.updated')} <When moment={article.updatedAt} />
        </Text>
        <RichText html={article.content} />
      </Box>
    </Card>
  );
}

function ArticleSkeleton() {
  const { t } = useTranslation();
  return (
    <Box role="status" aria-label={t('list.loading')}>
      <Skeleton h="6" w="14rem" mb="4" />
      <Grid templateColumns={columns} gap="5" alignItems="start">
        <Card py="8" px={{ base: '5', md: '8' }}>
          <Stack maxW="34rem" mx="auto" gap="4">
            <Skeleton h="8" w="80%" />
            <Skeleton h="4" w="40%" mb="6" />
            {['100%', '96%', '98%', '60%', '99%'].map((width) => (
              <Skeleton key={width} h="4" w={width} />
            ))}
          </Stack>
        </Card>
        <Skeleton h="32" borderRadius="l3" />
      </Grid>
    </Box>
  );
}
