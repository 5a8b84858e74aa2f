import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { CircleCheck, KeyRound, PlugZap, Plus, Server, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StreamServerResult } from '../../../apollo/schemaTypes.generated';
import { Can } from '../../../kit/access/useCan';
import { StatusBadge } from '../../../kit/data/texts/StatusBadge';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import { Card } from '../../../kit/layout/Card';
import { RowActions, type RowAction } from '../../../kit/list/table/RowActions';
import { addressOf } from './listenAddress';
import { MountRow } from './MountRow';
import {
  type MountPointFieldsFragment,
  type StreamServerFieldsFragment,
  useTestStreamServerMutation,
} from './streams.generated';

interface Props {
  server: StreamServerFieldsFragment;
  /** Mount points of the server; undefined while they load. */
  mounts: readonly MountPointFieldsFragment[] | undefined;
  actions: readonly RowAction[];
  mountActions: (mount: MountPointFieldsFragment) => readonly RowAction[];
  onAddMount: () => void;
}

/** Streaming server with its address, stored passwords, test result and mount points. */
export function ServerCard({ server, mounts, actions, mountActions, onAddMount }: Props) {
  const { t } = useTranslation();
  const { name, isOwn, hasSourcePassword, hasAdminPassword } = server;
  const { runTest, isTesting, tested } = useServerTest(server);
  return (
    <Card as="section" p="4" aria-label={name}>
      <Flex justify="space-between" align="flex-start" gap="3" wrap="wrap">
        <Box minW="0">
          <Heading as="h3" textStyle="sm" fontWeight="semibold" overflowWrap="anywhere">
            <bdi>{name}</bdi>
          </Heading>
          <Text color="fg.muted" overflowWrap="anywhere">
            <bdi dir="ltr">{addressOf(server)}</bdi>
          </Text>
        </Box>
        <Flex gap="1" wrap="wrap">
          <Can action="update" subject="StreamServer">
            <Button
              size="sm"
              variant="outline"
              loading={isTesting}
              loadingText={t('streaming.test.ask')}
              onClick={() => void runTest()}
            >
              <PlugZap aria-hidden /> {t('streaming.test.ask')}
            </Button>
          </Can>
          <RowActions name={name} actions={actions} />
        </Flex>
      </Flex>
      <Flex gap="1.5" wrap="wrap" mt="2">
        {isOwn ? <StatusBadge tone="neutral" icon={Server} label={t('streaming.servers.own')} /> : null}
        <Password isSet={hasSourcePassword} of="source" />
        <Password isSet={hasAdminPassword} of="admin" />
      </Flex>
      <Box role="status">{tested ? <Tested {...tested} /> : null}</Box>
      <Flex justify="space-between" align="center" gap="3" mt="4" mb="1">
        <Text as="h4" textStyle="compact" fontWeight="semibold">
          {t('streaming.mounts.title')}
        </Text>
        <Can action="create" subject="MountPoint">
          <Button
            size="sm"
            variant="ghost"
            aria-label={`${t('streaming.mounts.add')}: ${name}`}
            onClick={onAddMount}
          >
            <Plus aria-hidden /> {t('streaming.mounts.add')}
          </Button>
        </Can>
      </Flex>
      {mounts?.length === 0 ? <Text color="fg.muted">{t('streaming.mounts.empty')}</Text> : null}
      <Stack as="ul" listStyleType="none" gap="0">
        {mounts?.map((mount) => (
          <MountRow key={mount.id} mount={mount} server={server} actions={mountActions(mount)} />
        ))}
      </Stack>
    </Card>
  );
}

/** Tests a streaming server; `tested` is the result of the last test. */
function useServerTest({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const [test, { data, loading, reset }] = useTestStreamServerMutation();
  const runTest = async () => {
    reset();
    try {
      await test({ variables: { id } });
    } catch (error) {
      notifyError(t('streaming.test.failed', { name }), error);
    }
  };
  return { runTest, isTesting: loading, tested: data?.testStreamServer };
}

function Password({ isSet, of }: { isSet: boolean; of: 'source' | 'admin' }) {
  const { t } = useTranslation();
  return (
    <StatusBadge
      tone={isSet ? 'neutral' : 'warning'}
      icon={isSet ? KeyRound : TriangleAlert}
      label={t(`streaming.servers.${of}${isSet ? 'Set' : 'Missing'}`)}
    />
  );
}

/** Result of a server test, with advice when it failed. */
function Tested({ result, version }: { result: StreamServerResult; version: string }) {
  const { t } = useTranslation();
  const isFine = result === 'OK';
  return (
    <Flex gap="2" mt="3" p="3" borderWidth="1px" borderRadius="l2" align="flex-start">
      <Box color={isFine ? 'green.fg' : 'fg.error'} pt="0.5" flexShrink="0">
        {isFine ? <CircleCheck size={16} aria-hidden /> : <TriangleAlert size={16} aria-hidden />}
      </Box>
      <Box minW="0">
        <Text>{t(`streaming.test.results.${result}`)}</Text>
        {version ? (
          <Text textStyle="xs" color="fg.muted">
            <bdi>{version}</bdi>
          </Text>
        ) : null}
      </Box>
    </Flex>
  );
}
