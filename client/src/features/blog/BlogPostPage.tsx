import { Box, Button, Flex, Grid, Heading, Skeleton, Stack } from '@chakra-ui/react';
import { ArrowLeft, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { Can } from '../../kit/access/useCan';
import { Person } from '../../kit/data/people/Person';
import { RecordState } from '../../kit/data/texts/RecordState';
import { RichText } from '../../kit/data/texts/RichText';
import { useFormat } from '../../kit/data/format/useFormat';
import { Card } from '../../kit/layout/Card';
import { TextLink } from '../../kit/layout/TextLink';
import { useDocumentTitle } from '../../kit/layout/useDocumentTitle';
import { useDeleteRecord } from '../../kit/records/useDeleteRecord';
import { ArticlePicture } from './edit/ArticlePicture';
import { useBlogPostQuery, useDeleteBlogPostMutation, type BlogArticleFragment } from './blog.generated';
import { BlogSidebar } from './BlogSidebar';
import { BlogStatusBadge } from './BlogStatusBadge';
import { BookmarkButton } from './BookmarkButton';
import { CommentSection } from './comments/CommentSection';
import { blogPaths } from './paths';
import { TagList } from './TagList';

/** Article with its comments. */
export default function BlogPostPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const query = useBlogPostQuery({ variables: { id } });
  const post = query.data?.blogPost;
  useDocumentTitle(post?.title ?? t('blog.one'));
  return (
    <>
      <Flex justify="space-between" align="center" gap="3" mb="4" wrap="wrap" data-print="hide">
        <Flex
          asChild
          align="center"
          gap="1.5"
          minH="9"
          textStyle="compact"
          color="fg.muted"
          _hover={{ color: 'fg' }}
        >
          <Link to={blogPaths.list}>
            <ArrowLeft size={14} aria-hidden /> {t('blog.title')}
          </Link>
        </Flex>
        {post ? <Actions post={post} /> : null}
      </Flex>
      <Grid templateColumns={{ base: '1fr', xl: 'minmax(0, 1fr) 18rem' }} gap="5" alignItems="start">
        <Box minW="0">
          <RecordState query={query} record={post} skeleton={<ArticleSkeleton />}>
            {(found) => (
              <Stack gap="5">
                <Article post={found} />
                <CommentSection post={found} />
              </Stack>
            )}
          </RecordState>
        </Box>
        <BlogSidebar />
      </Grid>
    </>
  );
}

function Actions({ post }: { post: BlogArticleFragment }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const deletePost = useDeleteRecord<{ id: string; title: string }>(useDeleteBlogPostMutation(), 'blog', {
    values: ({ title }) => ({ title }),
  });
  return (
    <Flex gap="2" wrap="wrap">
      <BookmarkButton post={post} />
      {post.isMine ? (
        <>
          <Can action="delete" subject="BlogPost">
            <Button
              variant="outline"
              onClick={async () => {
                if (await deletePost(post)) void navigate(blogPaths.list);
              }}
            >
              <Trash2 aria-hidden /> {t('actions.delete')}
            </Button>
          </Can>
          <Can action="update" subject="BlogPost">
            <Button asChild colorPalette="brand">
              <Link to={blogPaths.edit(post.id)}>
                <Pencil aria-hidden /> {t('actions.edit')}
              </Link>
            </Button>
          </Can>
        </>
      ) : null}
    </Flex>
  );
}

function Article({ post }: { post: BlogArticleFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { author } = post;
  return (
    <Card as="article" overflow="hidden">
      {post.featuredImage ? (
        <ArticlePicture
          src={post.featuredImage}
          sizes="(min-width: 80rem) 52rem, 100vw"
          isEager
          maxH="26rem"
        />
      ) : null}
      <Box maxW="34rem" mx="auto" px={{ base: '5', md: '0' }} py={{ base: '6', md: '10' }}>
        <Flex gap="2" wrap="wrap" align="center" textStyle="compact" color="fg.muted" mb="3">
          {post.status === 'PUBLISHED' ? null : <BlogStatusBadge status={post.status} />}
          {post.categories.map(({ id, name }) => (
            <TextLink key={id} to={blogPaths.ofCategory(id)}>
              {name}
            </TextLink>
          ))}
        </Flex>
        <Heading
          as="h1"
          dir="auto"
          // Aligned by the direction of its own text, like the article.
          css={{ '&&[dir]': { textAlign: 'start' } }}
          fontSize={{ base: '1.5rem', md: '2rem' }}
          lineHeight="1.2"
          fontWeight="semibold"
          letterSpacing="-0.02em"
          overflowWrap="anywhere"
        >
          {post.title}
        </Heading>
        <Box mt="5" mb="8" pb="5" borderBottomWidth="1px">
          <Person
            name={author?.fullName ?? t('blog.noAuthor')}
            src={author?.avatar}
            detail={format.day(post.publishedAt ?? post.createdAt)}
          />
        </Box>
        <RichText html={post.content} />
        {post.tags.length > 0 ? <TagList tags={post.tags} mt="8" /> : null}
      </Box>
    </Card>
  );
}

function ArticleSkeleton() {
  const { t } = useTranslation();
  return (
    <Card overflow="hidden" role="status" aria-label={t('list.loading')}>
      <Skeleton aspectRatio={16 / 9} maxH="26rem" w="full" borderRadius="0" />
      <Stack maxW="34rem" mx="auto" px={{ base: '5', md: '0' }} py={{ base: '6', md: '10' }} gap="4">
        <Skeleton h="9" w="80%" />
        <Skeleton h="8" w="40%" mb="6" />
        {['100%', '96%', '98%', '60%', '99%', '90%'].map((width) => (
          <Skeleton key={width} h="4" w={width} />
        ))}
      </Stack>
    </Card>
  );
}
