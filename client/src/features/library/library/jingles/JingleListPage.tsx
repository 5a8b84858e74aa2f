import { useTranslation } from 'react-i18next';
import { useListPage } from '../../../../kit/list/useListPage';
import { useJingleListQuery } from './jingles.generated';
import { jinglePurposes } from '../choices';
import { jingles } from '../kinds';
import { MediaListPage } from '../list/MediaListPage';
import { useMediaColumns } from '../list/useMediaColumns';
import { useMediaFilters } from '../list/useMediaFilters';

/** List of jingles: the short sounds that identify the station. */
export default function JingleListPage() {
  const { t } = useTranslation();
  const { title, last } = useMediaColumns(jingles.icon);
  const { common } = useMediaFilters();
  const purposeOf = (value: (typeof jinglePurposes)[number]) => t(`multimedia.purposes.${value}`);
  const list = useListPage(useJingleListQuery, {
    name: 'jingles',
    canScroll: true,
    columns: [
      title,
      {
        key: 'purpose',
        header: t('multimedia.fields.purpose'),
        sortBy: 'purpose',
        width: '150px',
        cell: ({ purpose }) => purposeOf(purpose),
        card: 'detail',
      },
      ...last,
    ],
    filters: [
      {
        field: 'purpose',
        label: t('multimedia.fields.purpose'),
        options: jinglePurposes.map((value) => ({ value, label: purposeOf(value) })),
      },
      ...common,
    ],
  });
  return <MediaListPage kind={jingles} list={list} />;
}
