import { Box, Button, Flex, Grid, Skeleton } from '@chakra-ui/react';
import { Newspaper, Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Can, useCan } from '../../kit/access/useCan';
import { useFormat } from '../../kit/data/format/useFormat';
import { ErrorState } from '../../kit/feedback/ErrorState';
import { ShownBefore } from '../../kit/feedback/ShownBefore';
import { useDelayed } from '../../kit/feedback/useDelayed';
import { Card } from '../../kit/layout/Card';
import { PageHeader } from '../../kit/layout/PageHeader';
import { FilterChip } from '../../kit/list/filters/FilterChip';
import { ListEmpty } from '../../kit/list/parts/ListEmpty';
import { ListPager } from '../../kit/list/parts/ListPager';
import { SearchField } from '../../kit/list/parts/ListToolbar';
import { useListPage } from '../../kit/list/useListPage';
import { useBlogCategoryOptionsQuery, useBlogListQuery } from './blog.generated';
import { BlogCard } from './BlogCard';
import { BlogSidebar } from './BlogSidebar';
import { blogStatuses } from './BlogStatusBadge';
import { blogPaths } from './paths';

const cards = { gap: '4', templateColumns: { base: '1fr', lg: 'repeat(2, minmax(0, 1fr))' } };

/** Articles as cards, newest first, with search, filters, pages and the sidebar. */
export default function BlogListPage() {
  const { t } = useTranslation();
  const format = useFormat();
  const list = useBlogList();
  const addButton = (
    <Can action="create" subject="BlogPost">
      <Button asChild colorPalette="brand">
        <Link to={blogPaths.create}>
          <Plus aria-hidden /> {t('blog.add')}
        </Link>
      </Button>
    </Can>
  );
  return (
    <>
      <PageHeader
        title={t('blog.title')}
        description={t('blog.description')}
        count={list.status === 'ready' ? format.count(list.totalItems, list.totalIsExact) : undefined}
        actions={
          <>
            <Can action="delete" subject="BlogPost">
              <Button asChild variant="outline">
                <Link to={blogPaths.bin}>
                  <Trash2 aria-hidden /> {t('blog.bin.title')}
                </Link>
              </Button>
            </Can>
            {addButton}
          </>
        }
      />
      <Grid templateColumns={{ base: '1fr', xl: 'minmax(0, 1fr) 18rem' }} gap="5" alignItems="start">
        <Box minW="0">
          <Card role="search" p="3" mb="4">
            <Flex gap="2" wrap="wrap" align="center">
              <SearchField label={t('blog.search')} value={list.search} onChange={list.setSearch} />
              {list.filters.map((filter) => (
                <FilterChip
                  key={filter.field}
                  filter={filter}
                  onChange={(value) => list.setFilter(filter.field, value)}
                />
              ))}
              {list.isNarrowed ? (
                <Button variant="ghost" size="xs" textStyle="compact" color="fg.muted" onClick={list.clear}>
                  {t('list.clear')}
                </Button>
              ) : null}
            </Flex>
          </Card>
          <Articles list={list} addButton={addButton} />
        </Box>
        <BlogSidebar />
      </Grid>
    </>
  );
}

function Articles({ list, addButton }: { list: ReturnType<typeof useBlogList>; addButton: React.ReactNode }) {
  const { t } = useTranslation();
  const showsSkeleton = useDelayed(list.status === 'loading');
  const isDimmed = useDelayed(list.isRefreshing);
  if (list.status === 'error')
    return (
      <Card>
        <ErrorState error={list.error} onRetry={list.retry} />
      </Card>
    );
  if (list.status === 'loading')
    return (
      <Grid {...cards} role="status" aria-label={t('list.loading')} opacity={showsSkeleton ? 1 : 0}>
        {Array.from({ length: 4 }, (_, row) => (
          <Card key={row} overflow="hidden">
            <Skeleton aspectRatio={16 / 9} borderRadius="0" />
            <Skeleton h="36" m="4" />
          </Card>
        ))}
      </Grid>
    );
  const before = list.isBefore ? (
    <Card mb="4" overflow="hidden">
      <ShownBefore error={list.error} onRetry={list.retry} />
    </Card>
  ) : null;
  if (list.rows.length === 0 && before) return before;
  if (list.rows.length === 0)
    return (
      <Card>
        <ListEmpty
          list={list}
          icon={Newspaper}
          title={t('blog.title')}
          emptyText={t('blog.empty')}
          emptyAction={addButton}
        />
      </Card>
    );
  return (
    <>
      {before}
      <Grid {...cards} opacity={isDimmed ? 0.55 : 1} transition="opacity 150ms" aria-busy={list.isRefreshing}>
        {list.rows.map((post) => (
          <BlogCard key={post.id} post={post} />
        ))}
      </Grid>
      <Card mt="4">
        <ListPager list={list} />
      </Card>
    </>
  );
}

function useBlogList() {
  const { t } = useTranslation();
  const can = useCan();
  const categories = useBlogCategoryOptionsQuery();
  const writes =
    can({ action: 'create', subject: 'BlogPost' }) || can({ action: 'update', subject: 'BlogPost' });
  return useListPage(useBlogListQuery, {
    name: 'blog',
    columns: [],
    defaultSort: { key: 'publishedAt', order: 'DESC' },
    filters: [
      {
        field: 'categoryId',
        label: t('blog.category'),
        options: categories.data?.blogCategories.items.map(({ id, name }) => ({ value: id, label: name })),
        acceptsOthers: true,
      },
      { field: 'tags', kind: 'word', label: t('blog.tag') },
      { field: 'authorName', kind: 'text', label: t('blog.fields.author') },
      // Readers see only published articles, and therefore get no status filter.
      ...(writes
        ? [
            {
              field: 'status' as const,
              label: t('blog.fields.status'),
              options: blogStatuses.map((value) => ({ value, label: t(`blog.statuses.${value}`) })),
            },
          ]
        : []),
    ],
  });
}
