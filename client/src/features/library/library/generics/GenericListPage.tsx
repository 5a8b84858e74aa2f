import { useTranslation } from 'react-i18next';
import { useListPage } from '../../../../kit/list/useListPage';
import { genericPlaces } from '../choices';
import { useGenericListQuery } from './generics.generated';
import { generics } from '../kinds';
import { MediaListPage } from '../list/MediaListPage';
import { useMediaColumns } from '../list/useMediaColumns';
import { useMediaFilters } from '../list/useMediaFilters';

/** The generics of the station: the signature tunes that open and close its programmes. */
export default function GenericListPage() {
  const { t } = useTranslation();
  const { title, last } = useMediaColumns(generics.icon);
  const { common } = useMediaFilters();
  const placeOf = (value: (typeof genericPlaces)[number]) => t(`multimedia.places.${value}`);
  const list = useListPage(useGenericListQuery, {
    name: 'generics',
    canScroll: true,
    columns: [
      title,
      {
        key: 'place',
        header: t('multimedia.fields.place'),
        sortBy: 'place',
        width: '150px',
        cell: ({ place }) => placeOf(place),
        card: 'detail',
      },
      ...last,
    ],
    filters: [
      {
        field: 'place',
        label: t('multimedia.fields.place'),
        options: genericPlaces.map((value) => ({ value, label: placeOf(value) })),
      },
      ...common,
    ],
  });
  return <MediaListPage kind={generics} list={list} />;
}
