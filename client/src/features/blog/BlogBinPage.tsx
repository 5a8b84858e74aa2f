import { ArchiveRestore, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Text } from '@chakra-ui/react';
import { Person } from '../../kit/data/people/Person';
import { deletedColumn } from '../../kit/list/table/deletedColumn';
import { ListPage } from '../../kit/list/ListPage';
import { useListPage } from '../../kit/list/useListPage';
import { useBlogBinQuery, useRestoreBlogPostMutation } from './blog.generated';
import { BlogStatusBadge } from './BlogStatusBadge';
import { blogPaths } from './paths';
import { useRestoreBlogPost } from './useRestoreBlogPost';

/** Recycle bin of the blog: deleted articles, which can be restored. */
export default function BlogBinPage() {
  const { t } = useTranslation();
  const restore = useRestoreBlogPost();
  const [restoreOne] = useRestoreBlogPostMutation();
  const list = useListPage(useBlogBinQuery, {
    name: 'blog-bin',
    columns: [
      {
        key: 'title',
        header: t('blog.fields.title'),
        sortBy: 'title',
        isFixed: true,
        cell: ({ title }) => (
          <Text truncate fontWeight="medium" dir="auto">
            {title}
          </Text>
        ),
        card: 'title',
      },
      {
        key: 'author',
        header: t('blog.fields.author'),
        sortBy: 'authorName',
        from: 'md',
        width: '220px',
        cell: ({ author }) =>
          author ? <Person name={author.fullName} src={author.avatar} /> : t('blog.noAuthor'),
      },
      {
        key: 'status',
        header: t('blog.fields.status'),
        width: '140px',
        cell: ({ status }) => <BlogStatusBadge status={status} />,
        card: 'detail',
      },
      deletedColumn(t('blog.fields.deletedAt')),
    ],
  });
  return (
    <ListPage
      list={list}
      title={t('blog.bin.title')}
      description={t('blog.bin.description')}
      back={{ to: blogPaths.list, label: t('blog.title') }}
      icon={Trash2}
      searchLabel={t('blog.search')}
      emptyText={t('blog.bin.empty')}
      rowName={({ title }) => title}
      bulkRestore={{ restore: ({ id }) => restoreOne({ variables: { id } }) }}
      rowActions={(post) => [
        { label: t('blog.bin.restore'), icon: ArchiveRestore, onClick: () => void restore(post) },
      ]}
    />
  );
}
