import { Button, Flex } from '@chakra-ui/react';
import { Plus, Tags, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ContentKind } from '../../../apollo/schemaTypes.generated';
import { useSession } from '../../../apollo/session/SessionContext';
import { Can } from '../../../kit/access/useCan';
import { Person } from '../../../kit/data/people/Person';
import { When } from '../../../kit/data/texts/When';
import { momentsOf } from '../../../kit/list/filters/periodMoments';
import { ListPage } from '../../../kit/list/ListPage';
import { useListPage } from '../../../kit/list/useListPage';
import { areas, isDated } from '../areas';
import { contentBinPath, contentPaths } from '../paths';
import { TopicName } from '../TopicName';
import { useTopicOptionsQuery } from '../topics/topics.generated';
import { useKind } from '../useKind';
import { useSiteLanguages } from '../useSiteLanguages';
import { ContentName } from './ContentName';
import { useContentListQuery } from './contents.generated';
import { contentStatuses } from './status/contentStatus';
import { ContentStatusBadge, DraftBadge, OutdatedBadge, useStatusText } from './status/ContentStatusBadge';
import { useBulkContentSteps } from './status/useBulkContentSteps';
import { useRecycleContent } from './useRecycleContent';

/** List of the contents of one area. */
export default function ContentListPage() {
  const kind = useKind();
  return <ContentList key={kind} kind={kind} />;
}

function ContentList({ kind }: { kind: ContentKind }) {
  const { t } = useTranslation();
  const paths = contentPaths(kind);
  const { recycle, bulkDelete, mayDelete } = useRecycleContent();
  const list = useContentList(kind);
  const bulkSteps = useBulkContentSteps();
  const addButton = (
    <Can action="create" subject="Content">
      <Button asChild colorPalette="brand">
        <Link to={paths.create}>
          <Plus aria-hidden /> {t(`website.areas.${kind}.add`)}
        </Link>
      </Button>
    </Can>
  );
  return (
    <ListPage
      list={list}
      title={t(`website.areas.${kind}.title`)}
      description={t(`website.areas.${kind}.description`)}
      icon={areas[kind].icon}
      searchLabel={t(`website.areas.${kind}.search`)}
      actions={
        <>
          <Can action="read" subject="Topic">
            <Button asChild variant="outline">
              <Link to={paths.topics}>
                <Tags aria-hidden /> {t('topics.title')}
              </Link>
            </Button>
          </Can>
          <Can action="delete" subject="Content">
            <Button asChild variant="outline">
              <Link to={contentBinPath}>
                <Trash2 aria-hidden /> {t('recycleBin.title')}
              </Link>
            </Button>
          </Can>
          {addButton}
        </>
      }
      emptyText={t(`website.areas.${kind}.empty`)}
      emptyAction={addButton}
      rowName={({ title }) => title}
      rowLink={({ id }) => paths.detail(id)}
      bulkActions={bulkSteps}
      bulkDelete={bulkDelete}
      rowActions={(row) =>
        mayDelete(row)
          ? [
              {
                label: t('actions.delete'),
                icon: Trash2,
                isDestructive: true,
                onClick: () => void recycle(row),
              },
            ]
          : []
      }
      maxRowActions={1}
    />
  );
}

function useContentList(kind: ContentKind) {
  const { t } = useTranslation();
  const languages = useSiteLanguages();
  const statusText = useStatusText();
  const { viewer } = useSession();
  const { data: topics } = useTopicOptionsQuery({ variables: { area: kind } });
  return useListPage(useContentListQuery, {
    name: 'contents',
    variables: { kind },
    defaultSort: isDated(kind) ? { key: 'updatedAt', order: 'DESC' } : { key: 'position', order: 'ASC' },
    columns: [
      {
        key: 'title',
        header: t('website.fields.title'),
        sortBy: 'title',
        isFixed: true,
        cell: (content) => <ContentName content={content} detail={content.author?.fullName} />,
        card: 'title',
      },
      {
        key: 'state',
        header: t('website.fields.state'),
        sortBy: 'state',
        width: '248px',
        cell: (content) => (
          <Flex gap="1.5" wrap="wrap">
            <ContentStatusBadge content={content} />
            <DraftBadge content={content} />
            <OutdatedBadge content={content} />
          </Flex>
        ),
        text: (content) =>
          [
            statusText(content),
            ...(content.hasDraft ? [t('website.draft.open')] : []),
            ...(content.isOutdated ? [t('website.translations.outdated')] : []),
          ].join(', '),
        card: 'detail',
      },
      {
        key: 'language',
        header: t('website.fields.language'),
        sortBy: 'language',
        width: '112px',
        from: 'md',
        cell: ({ language }) => t(`website.languages.${language}`),
        card: 'detail',
      },
      {
        key: 'topic',
        header: t('website.fields.topic'),
        sortBy: 'topicName',
        width: '14%',
        from: 'xl',
        cell: ({ topic }) => (topic ? <TopicName topic={topic} /> : '—'),
        text: ({ topic }) => topic?.name,
      },
      {
        key: 'author',
        header: t('website.fields.author'),
        sortBy: 'authorName',
        width: '16%',
        from: '2xl',
        cell: ({ author }) =>
          author ? <Person name={author.fullName} src={author.avatar} /> : t('website.noAuthor'),
        text: ({ author }) => author?.fullName,
      },
      {
        key: 'reviewer',
        header: t('website.review.filter'),
        sortBy: 'reviewerName',
        width: '16%',
        from: '2xl',
        cell: ({ reviewer }) => (reviewer ? <Person name={reviewer.fullName} src={reviewer.avatar} /> : '—'),
        text: ({ reviewer }) => reviewer?.fullName,
      },
      {
        key: 'publishedFrom',
        header: t('website.fields.publishedFrom'),
        sortBy: 'publishedFrom',
        width: '184px',
        from: 'lg',
        cell: ({ publishedFrom }) => (publishedFrom ? <When moment={publishedFrom} /> : '—'),
      },
      {
        key: 'updatedAt',
        header: t('website.fields.updatedAt'),
        sortBy: 'updatedAt',
        width: '184px',
        from: '2xl',
        cell: ({ updatedAt }) => <When moment={updatedAt} />,
      },
    ],
    filters: [
      {
        field: 'status',
        label: t('website.fields.state'),
        options: contentStatuses.map((value) => ({ value, label: t(`website.statuses.${value}`) })),
      },
      {
        field: 'hasDraft',
        kind: 'flag',
        label: t('website.draft.open'),
        options: [
          { value: 'true', label: t('form.yes') },
          { value: 'false', label: t('form.no') },
        ],
      },
      { field: 'language', label: t('website.fields.language'), options: languages },
      {
        field: 'lacksTranslation',
        kind: 'flag',
        label: t('website.translations.missing'),
        options: [
          { value: 'true', label: t('form.yes') },
          { value: 'false', label: t('form.no') },
        ],
      },
      {
        field: 'isOutdated',
        kind: 'flag',
        label: t('website.translations.outdated'),
        options: [
          { value: 'true', label: t('form.yes') },
          { value: 'false', label: t('form.no') },
        ],
      },
      {
        field: 'topicId',
        label: t('website.fields.topic'),
        options: topics?.topics.items.map(({ id, name }) => ({ value: id, label: name })),
        // The options are only the first 100 topics; an address may name any other.
        acceptsUnknown: true,
      },
      ...(isDated(kind)
        ? [{ field: 'tags' as const, kind: 'word' as const, label: t('website.fields.tags') }]
        : []),
      {
        field: 'reviewerId',
        label: t('website.review.filter'),
        options: viewer ? [{ value: viewer.id, label: t('website.review.me') }] : [],
        acceptsUnknown: true,
      },
      { field: 'reviewerName', kind: 'text', label: t('website.review.filterByName') },
      { field: 'authorName', kind: 'text', label: t('website.fields.author') },
      { field: 'publishedFrom', kind: 'period', label: t('website.fields.publishedFrom'), momentsOf },
    ],
  });
}
