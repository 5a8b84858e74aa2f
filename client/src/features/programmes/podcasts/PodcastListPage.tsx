import { Eye, Podcast, RefreshCw, Rss } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../kit/access/useCan';
import { PicturedName } from '../../../kit/data/people/MediumPicture';
import { useFormat } from '../../../kit/data/format/useFormat';
import { notify } from '../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import { PlainListPage } from '../../../kit/plain/PlainListPage';
import { podcastPaths } from '../paths';
import { BinLink } from '../RecycleButton';
import { PodcastBadge } from './PodcastBadge';
import { podcasts, smallCover } from './podcasts';
import { useRestorePodcastMutation } from './podcasts.generated';
import { usePreviewAddress } from './usePreviewAddress';

/** List of the radio's podcasts, with actions that copy their feed and preview URLs. */
export default function PodcastListPage() {
  const { t } = useTranslation();
  const format = useFormat();
  const can = useCan();
  const [restore] = useRestorePodcastMutation();
  const notifyError = useNotifyError();
  const preview = usePreviewAddress();

  const copy = async (address: string) => {
    await navigator.clipboard.writeText(address);
    notify({ type: 'success', title: t('podcasts.copied'), description: address });
  };
  const attempt = (work: () => Promise<void>) =>
    void work().catch((error: unknown) => notifyError(t('podcasts.failed'), error));
  const copyPreview = async (id: string) => {
    const address = await preview.fetchAddress(id);
    if (address) await copy(address);
  };

  return (
    <PlainListPage
      of={podcasts}
      restore={({ id }) => restore({ variables: { id } })}
      icon={Podcast}
      rowLink={({ id }) => podcastPaths.detail(id)}
      beforeAdd={can({ action: 'delete', subject: 'Podcast' }) ? <BinLink to={podcastPaths.bin} /> : null}
      defaultSort={{ key: 'title', order: 'ASC' }}
      moreActions={(row) => [
        { label: t('podcasts.copyFeed'), icon: Rss, onClick: () => attempt(() => copy(row.feedUrl)) },
        ...(can({ action: 'update', subject: 'Podcast' })
          ? [
              {
                label: t('podcasts.copyPreview'),
                icon: Eye,
                onClick: () => attempt(() => copyPreview(row.id)),
              },
              {
                label: t('podcasts.renew'),
                icon: RefreshCw,
                onClick: () => void preview.renew(row.id),
              },
            ]
          : []),
      ]}
      columns={[
        {
          key: 'title',
          header: t('planning.fields.title'),
          sortBy: 'title',
          isFixed: true,
          cell: ({ title, cover, emission }) => (
            <PicturedName src={smallCover(cover)} icon={Podcast} name={title} detail={emission.title} />
          ),
          card: 'title',
        },
        {
          key: 'published',
          header: t('planning.fields.state'),
          width: '150px',
          cell: ({ isPublished }) => <PodcastBadge isPublished={isPublished} />,
          card: 'detail',
        },
        {
          key: 'downloads',
          header: t('podcasts.downloads'),
          align: 'end',
          width: '140px',
          cell: ({ downloadCount }) => format.integer(downloadCount),
          card: 'end',
        },
      ]}
    />
  );
}
