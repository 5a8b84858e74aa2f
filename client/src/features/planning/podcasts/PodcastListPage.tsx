import { Badge } from '@chakra-ui/react';
import { Eye, Podcast, RefreshCw, Rss } from 'lucide-react';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../kit/access/useCan';
import { PicturedName } from '../../../kit/data/MediumPicture';
import { useFormat } from '../../../kit/data/useFormat';
import { notify } from '../../../kit/feedback/notify';
import { useNotifyError } from '../../../kit/feedback/useNotifyError';
import { PlainListPage } from '../../../kit/plain/PlainListPage';
import { podcasts } from './podcasts';
import {
  PodcastPreviewDocument,
  useRenewPodcastPreviewMutation,
  type PodcastFieldsFragment,
} from './podcasts.generated';

/** The podcasts of the radio: their feeds, and the addresses of what is not out yet. */
export default function PodcastListPage() {
  const { t } = useTranslation();
  const format = useFormat();
  const can = useCan();
  const client = useApolloClient();
  const notifyError = useNotifyError();
  const [renew] = useRenewPodcastPreviewMutation();

  const copy = async (address: string) => {
    await navigator.clipboard.writeText(address);
    notify({ type: 'success', title: t('podcasts.copied'), description: address });
  };
  const attempt = (work: () => Promise<void>) =>
    void work().catch((error: unknown) => notifyError(t('podcasts.failed'), error));
  const copyPreview = async ({ id }: PodcastFieldsFragment) => {
    const { data } = await client.query({
      query: PodcastPreviewDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    const address = data?.podcast?.previewUrl;
    if (address) await copy(address);
    else notify({ type: 'info', title: t('podcasts.notYours') });
  };
  const renewPreview = async ({ id }: PodcastFieldsFragment) => {
    await renew({ variables: { id } });
    notify({ type: 'success', title: t('podcasts.renewed') });
  };

  return (
    <PlainListPage
      of={podcasts}
      icon={Podcast}
      defaultSort={{ key: 'title', order: 'ASC' }}
      moreActions={(row) => [
        { label: t('podcasts.copyFeed'), icon: Rss, onClick: () => attempt(() => copy(row.feedUrl)) },
        ...(can({ action: 'update', subject: 'Podcast' })
          ? [
              { label: t('podcasts.copyPreview'), icon: Eye, onClick: () => attempt(() => copyPreview(row)) },
              {
                label: t('podcasts.renew'),
                icon: RefreshCw,
                onClick: () => attempt(() => renewPreview(row)),
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
            <PicturedName
              src={cover.replace(/-1400\.jpg$/, '-256.jpg')}
              icon={Podcast}
              name={title}
              detail={emission.title}
            />
          ),
          card: 'title',
        },
        {
          key: 'published',
          header: t('planning.fields.state'),
          width: '150px',
          cell: ({ isPublished }) => (
            <Badge colorPalette={isPublished ? 'green' : 'gray'}>
              {t(isPublished ? 'podcasts.isPublished' : 'podcasts.isHidden')}
            </Badge>
          ),
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
