import { Box, Flex, Text } from '@chakra-ui/react';
import { EyeOff, Globe, PlugZap, Unplug, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { When } from '../../../kit/data/texts/When';
import { CopyButton } from '../../../kit/data/secrets/SecretField';
import { StatusBadge } from '../../../kit/data/texts/StatusBadge';
import { RowActions, type RowAction } from '../../../kit/list/table/RowActions';
import { useStation } from '../station/useStation';
import { formatNames } from './mounts';
import { listenAddress } from './listenAddress';
import type { MountPointFieldsFragment, StreamServerFieldsFragment } from './streams.generated';

/** Badge of a connected player's connection to a mount point, with its problem. Hidden until the player reports it. */
function OutputBadge({ address }: { address: string }) {
  const { t } = useTranslation();
  // Not watched here: StationSection on the same page polls the station.
  const { station } = useStation({ isWatched: false });
  const outputs = station?.isPlayerThere ? station.outputs : null;
  const output = outputs?.find((each) => each.address === address);
  if (!output) return null;
  if (output.problem === null)
    return <StatusBadge tone="good" icon={PlugZap} label={t('onAirNow.notBroadcasting.connected')} />;
  return (
    <>
      <StatusBadge
        tone="warning"
        icon={Unplug}
        label={t(`onAirNow.notBroadcasting.because.${output.problem}`)}
      />
      <Text textStyle="xs" color="fg.muted" alignSelf="center">
        <When moment={output.since} />
      </Text>
    </>
  );
}

/** Mount point with its format, visibility and listen address. */
export function MountRow({
  mount,
  server,
  actions,
}: {
  mount: MountPointFieldsFragment;
  server: StreamServerFieldsFragment;
  actions: readonly RowAction[];
}) {
  const { t } = useTranslation();
  const { name, path, format, bitrate, isPublic, isListed, fallback } = mount;
  const address = listenAddress(server, path);
  return (
    <Flex
      as="li"
      aria-label={name}
      align="center"
      columnGap="3"
      rowGap="2"
      wrap={{ base: 'wrap', md: 'nowrap' }}
      py="2.5"
      borderTopWidth="1px"
      borderColor="border.muted"
    >
      <Box flex="1" minW={{ base: 'full', md: '0' }}>
        <Text fontWeight="medium" overflowWrap="anywhere">
          <bdi>{name}</bdi>
          <Text as="span" color="fg.muted" fontWeight="normal">
            {' · '}
            <bdi>{formatNames[format]}</bdi>
            {' · '}
            <bdi>{t('streaming.mounts.bitrate', { bitrate })}</bdi>
          </Text>
        </Text>
        <Text textStyle="compact" color="fg.muted" overflowWrap="anywhere">
          <bdi dir="ltr">{address}</bdi>
        </Text>
        <Flex gap="1.5" wrap="wrap" mt="1.5">
          {isPublic ? (
            <StatusBadge tone="good" icon={Users} label={t('streaming.mounts.public')} />
          ) : (
            <StatusBadge tone="neutral" icon={EyeOff} label={t('streaming.mounts.house')} />
          )}
          <OutputBadge address={`${server.host}:${server.port}${path}`} />
          {isListed ? <StatusBadge tone="neutral" icon={Globe} label={t('streaming.mounts.listed')} /> : null}
          {fallback ? (
            <Text textStyle="xs" color="fg.muted" alignSelf="center">
              {t('streaming.mounts.fallsBack')} <bdi dir="ltr">{fallback}</bdi>
            </Text>
          ) : null}
        </Flex>
      </Box>
      <Flex gap="1" align="center">
        <CopyButton text={address} label={address} />
        <RowActions name={name} actions={actions} />
      </Flex>
    </Flex>
  );
}
