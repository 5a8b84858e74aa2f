import { useTranslation } from 'react-i18next';
import { useListPage } from '../../../../kit/list/useListPage';
import { genericPositions } from '../choices';
import { useGenericListQuery } from './generics.generated';
import { generics } from '../kinds';
import { MediaListPage } from '../list/MediaListPage';
import { useMediaColumns } from '../list/useMediaColumns';
import { useMediaFilters } from '../list/useMediaFilters';

/** List of generics: the signature tunes that open and close programmes. */
export default function GenericListPage() {
  const { t } = useTranslation();
  const { title, last } = useMediaColumns(generics.icon);
  const { common } = useMediaFilters();
  const positionLabel = (value: (typeof genericPositions)[number]) => t(`multimedia.positions.${value}`);
  const list = useListPage(useGenericListQuery, {
    name: 'generics',
    canScroll: true,
    columns: [
      title,
      {
        key: 'position',
        header: t('multimedia.fields.position'),
        sortBy: 'position',
        width: '150px',
        cell: ({ position }) => positionLabel(position),
        card: 'detail',
      },
      ...last,
    ],
    filters: [
      {
        field: 'position',
        label: t('multimedia.fields.position'),
        options: genericPositions.map((value) => ({ value, label: positionLabel(value) })),
      },
      ...common,
    ],
  });
  return <MediaListPage kind={generics} list={list} />;
}
