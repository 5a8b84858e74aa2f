import { recycleBin } from '../../../kit/plain/recycleBin';
import { contentKinds } from '../areas';
import { contentPaths } from '../paths';
import { useSiteLanguages } from '../useSiteLanguages';
import { ContentName } from './ContentName';
import { useContentBinQuery } from './contents.generated';
import { ContentStatusBadge } from './status/ContentStatusBadge';
import { useRecycleContent } from './useRecycleContent';

/** Recycle bin of all areas of the website. */
export default recycleBin(useContentBinQuery)({
  name: 'contents-bin',
  useActions: () => useRecycleContent().bulkRestore,
  nameOf: ({ title }) => title,
  useColumns: (t) => [
    {
      key: 'title',
      header: t('website.fields.title'),
      sortBy: 'title',
      isFixed: true,
      cell: (content) => <ContentName content={content} />,
      card: 'title',
    },
    {
      key: 'kind',
      header: t('website.fields.kind'),
      sortBy: 'kind',
      width: '120px',
      cell: ({ kind }) => t(`website.areas.${kind}.title`),
      card: 'detail',
    },
    {
      key: 'language',
      header: t('website.fields.language'),
      sortBy: 'language',
      width: '104px',
      from: 'md',
      cell: ({ language }) => t(`website.languages.${language}`),
    },
    {
      key: 'state',
      header: t('website.fields.state'),
      width: '248px',
      from: 'xl',
      cell: (content) => <ContentStatusBadge content={content} />,
    },
  ],
  useFilters: (t) => [
    {
      field: 'kind',
      label: t('website.fields.kind'),
      options: contentKinds.map((value) => ({ value, label: t(`website.areas.${value}.title`) })),
    },
    { field: 'language', label: t('website.fields.language'), options: useSiteLanguages() },
  ],
  list: { to: contentPaths('NEWS').list, title: 'website.areas.NEWS.title' },
  description: 'website.bin.description',
  search: 'website.bin.search',
});
