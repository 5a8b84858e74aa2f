import { ArchiveRestore, Megaphone, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PicturedName } from '../../../kit/data/people/MediumPicture';
import { notify } from '../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import { ListPage } from '../../../kit/list/ListPage';
import { deletedColumn } from '../../../kit/list/table/deletedColumn';
import { useListPage } from '../../../kit/list/useListPage';
import { bannerPaths } from '../paths';
import { useBannerBinQuery, useRestoreBannerMutation } from './banners.generated';

/** Recycle bin of the banners. */
export default function BannerBinPage() {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const [restoreBanner] = useRestoreBannerMutation();
  const restore = async ({ id, name }: { id: string; name: string }) => {
    try {
      await restoreBanner({ variables: { id } });
      notify({ type: 'success', title: t('banners.restored', { name }) });
    } catch (error) {
      notifyError(t('banners.restoreFailed', { name }), error);
    }
  };
  const list = useListPage(useBannerBinQuery, {
    name: 'banners-bin',
    columns: [
      {
        key: 'name',
        header: t('banners.name'),
        sortBy: 'name',
        isFixed: true,
        cell: ({ name, picture, text }) => (
          <PicturedName src={picture} icon={Megaphone} name={name} detail={text} />
        ),
        card: 'title',
      },
      {
        key: 'place',
        header: t('banners.place'),
        sortBy: 'place',
        width: '180px',
        cell: ({ place }) => t(`banners.places.${place}`),
        card: 'detail',
      },
      deletedColumn(t('banners.deletedAt')),
    ],
  });
  return (
    <ListPage
      list={list}
      title={t('banners.bin')}
      description={t('banners.binDescription')}
      back={{ to: bannerPaths.list, label: t('banners.title') }}
      icon={Trash2}
      searchLabel={t('banners.search')}
      emptyText={t('banners.binEmpty')}
      rowName={({ name }) => name}
      bulkRestore={{ restore: ({ id }) => restoreBanner({ variables: { id } }) }}
      rowActions={(row) => [
        { label: t('banners.restore'), icon: ArchiveRestore, onClick: () => void restore(row) },
      ]}
      maxRowActions={1}
    />
  );
}
