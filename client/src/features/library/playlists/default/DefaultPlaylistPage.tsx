import { Grid } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { RecordState } from '../../../../kit/data/texts/RecordState';
import { useCan } from '../../../../kit/access/useCan';
import { PageHeader } from '../../../../kit/layout/PageHeader';
import { DefaultPlaylistForm } from './DefaultPlaylistForm';
import { NextHours } from './NextHours';
import { useDefaultPlaylistQuery } from './defaultPlaylist.generated';

/** Page of the default playlist, with a preview of the next hours. */
export default function DefaultPlaylistPage() {
  const { t } = useTranslation();
  const query = useDefaultPlaylistQuery({ fetchPolicy: 'cache-and-network' });
  const stored = query.data?.defaultPlaylist;
  const mayChange = useCan()({ action: 'update', subject: 'DefaultPlaylist' });
  return (
    <>
      <PageHeader title={t('defaultPlaylist.title')} description={t('defaultPlaylist.description')} />
      {/* `stored` is null before the default playlist is first set; that is a valid state, not an error. */}
      <RecordState query={query} record={query.data ? { stored } : undefined}>
        {() => (
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 24rem) minmax(0, 1fr)' }}
            gap="5"
            alignItems="start"
          >
            <DefaultPlaylistForm
              key={stored?.version ?? 0}
              stored={stored ?? undefined}
              mayChange={mayChange}
            />
            <NextHours version={stored?.version ?? 0} />
          </Grid>
        )}
      </RecordState>
    </>
  );
}
