import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Settings2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../kit/late/late';
import { Can } from '../../../kit/access/useCan';
import { Section } from '../../../kit/layout/Card';
import type { MonitoredMountFieldsFragment } from '../monitor/monitor.generated';
import { SoundBadge } from './soundStates';
import { IncidentList } from './IncidentList';
import { StationTroubles } from './StationTroubles';
import { useOpenIncidents } from './useIncidents';

const SoundSettingsDrawer = lazyPart(() => import('./SoundSettingsDrawer'));

/** Audio monitoring of the mount points, with open and earlier incidents. */
export function SoundSection({ mounts }: { mounts: readonly MonitoredMountFieldsFragment[] }) {
  const { t } = useTranslation();
  const [isSetting, setIsSetting] = useState(false);
  const open = useOpenIncidents();
  return (
    <Section
      title={t('monitoring.title')}
      aside={
        <Can action="update" subject="StreamServer">
          <Button size="xs" variant="outline" onClick={() => setIsSetting(true)}>
            <Settings2 size={14} aria-hidden /> {t('monitoring.settings')}
          </Button>
        </Can>
      }
    >
      <Text textStyle="compact" color="fg.muted" mb="3">
        {t('monitoring.description')}
      </Text>
      <StationTroubles open={open} />
      <Stack as="ul" listStyleType="none" gap="2" mb="4">
        {mounts.map((mountPoint) => (
          <Flex as="li" key={mountPoint.id} justify="space-between" align="center" gap="3" wrap="wrap">
            <Text minW="0" overflowWrap="anywhere" fontWeight="medium">
              <bdi>{mountPoint.mount.name}</bdi>
            </Text>
            <SoundBadge
              monitored={mountPoint}
              open={open.filter(({ mount }) => mount?.id === mountPoint.mount.id)}
            />
          </Flex>
        ))}
      </Stack>
      <IncidentList />
      <Suspense>{isSetting ? <SoundSettingsDrawer onClose={() => setIsSetting(false)} /> : null}</Suspense>
    </Section>
  );
}
