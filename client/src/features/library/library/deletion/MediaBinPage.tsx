import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { RecycleBinPage } from '../../../../kit/plain/recycleBin';
import { deletedColumn } from '../../../../kit/list/table/deletedColumn';
import { useListPage } from '../../../../kit/list/useListPage';
import { useMeasureFormat } from '../../../../kit/data/format/measureFormat';
import { kindsOfMedia, songs } from '../kinds';
import { useMediaBinQuery, usePurgeMediaMutation, useRestoreMediaMutation } from '../list/media.generated';
import { PicturedName } from '../../../../kit/data/people/MediumPicture';

/** Recycle bin of media. The address determines the kind. */
export default function MediaBinPage() {
  const { pathname } = useLocation();
  const kind = kindsOfMedia.find(({ paths }) => paths.bin === pathname) ?? songs;
  const { t } = useTranslation();
  const media = useMeasureFormat();
  const [restoreMedia] = useRestoreMediaMutation();
  const [purgeMedia] = usePurgeMediaMutation();
  const list = useListPage(useMediaBinQuery, {
    name: `${kind.words}-bin`,
    variables: { kind: kind.kind },
    columns: [
      {
        key: 'title',
        header: t('multimedia.fields.title'),
        sortBy: 'title',
        isFixed: true,
        cell: ({ title, credit, artwork }) => (
          <PicturedName src={artwork} icon={kind.icon} name={title} detail={credit} />
        ),
        card: 'title',
      },
      {
        key: 'duration',
        header: t('multimedia.fields.duration'),
        sortBy: 'duration',
        align: 'end',
        width: '110px',
        cell: ({ duration }) => (duration === null ? '—' : <bdi>{media.clock(duration)}</bdi>),
        card: 'end',
      },
      deletedColumn(t('recycleBin.deletedAt')),
    ],
  });
  return (
    <RecycleBinPage
      list={list}
      rowName={({ title }) => title}
      description={t('multimedia.bin.description')}
      back={{ to: kind.paths.list, label: t(`multimedia.${kind.words}.title`) }}
      searchLabel={t(`multimedia.${kind.words}.search`)}
      actions={{
        restore: ({ id }) => restoreMedia({ variables: { ids: [id] } }),
        purge: ({ id }) => purgeMedia({ variables: { ids: [id] } }),
        purgeBody: t('multimedia.bin.purgeFile'),
      }}
    />
  );
}
