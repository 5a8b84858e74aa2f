import { Box, Flex, Heading, Stack } from '@chakra-ui/react';
import { Server } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordState } from '../../../kit/data/texts/RecordState';
import { ErrorState } from '../../../kit/feedback/ErrorState';
import { StateMessage } from '../../../kit/feedback/StateMessage';
import { Card } from '../../../kit/layout/Card';
import { useListDrawers } from '../../../kit/list/useListDrawers';
import { AddMountDrawer, mounts } from './mounts';
import { ServerCard } from './ServerCard';
import { servers } from './servers';
import {
  useMountPointListQuery,
  useStreamServerListQuery,
  type StreamServerFieldsFragment,
} from './streams.generated';

/** Requests all servers and mount points in one page. They are in the order in which the player connects to them. */
const all = {
  variables: { page: 1, perPage: 100, sort: [{ id: 'ASC' as const }] },
  fetchPolicy: 'cache-and-network' as const,
};

/** The streaming servers of the radio with their mount points. */
export function ServersSection() {
  const { t } = useTranslation();
  const query = useStreamServerListQuery(all);
  const mountQuery = useMountPointListQuery(all);
  const found = query.data?.streamServers.items;
  const ofServers = useListDrawers(servers, {
    subject: servers.type,
    addLabel: t('streaming.servers.add'),
    remove: servers.useDelete(),
  });
  const ofMounts = useListDrawers(mounts, {
    subject: mounts.type,
    addLabel: t('streaming.mounts.add'),
    remove: mounts.useDelete(),
  });
  const [addedTo, setAddedTo] = useState<StreamServerFieldsFragment>();
  const mountsOf = (id: string) =>
    mountQuery.data?.mountPoints.items.filter(({ server }) => server.id === id);
  return (
    <Box as="section" aria-labelledby="streaming-servers">
      <Flex justify="space-between" align="center" gap="3" mb="3">
        <Heading as="h2" id="streaming-servers" textStyle="sm" fontWeight="semibold">
          {t('streaming.servers.title')}
        </Heading>
        {ofServers.addButton}
      </Flex>
      <RecordState query={query} record={found}>
        {(rows) =>
          rows.length === 0 ? (
            <Card>
              <StateMessage icon={Server} title={t('list.empty')}>
                {t('streaming.servers.empty')}
              </StateMessage>
            </Card>
          ) : (
            <Stack gap="4">
              {mountQuery.error && !mountQuery.data ? (
                <Card>
                  <ErrorState
                    error={mountQuery.error}
                    onRetry={() => void mountQuery.refetch().catch(() => undefined)}
                  />
                </Card>
              ) : null}
              {rows.map((server) => (
                <ServerCard
                  key={server.id}
                  server={server}
                  mounts={mountsOf(server.id)}
                  actions={ofServers.rowActions(server)}
                  mountActions={ofMounts.rowActions}
                  onAddMount={() => setAddedTo(server)}
                />
              ))}
            </Stack>
          )
        }
      </RecordState>
      {ofServers.drawers}
      {ofMounts.drawers}
      {addedTo ? <AddMountDrawer server={addedTo} onClose={() => setAddedTo(undefined)} /> : null}
    </Box>
  );
}
