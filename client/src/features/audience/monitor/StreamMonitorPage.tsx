import { Box, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { Activity, RadioTower } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RecordState } from '../../../kit/data/texts/RecordState';
import { When } from '../../../kit/data/texts/When';
import { useMeasureFormat } from '../../../kit/data/format/measureFormat';
import { StateMessage } from '../../../kit/feedback/StateMessage';
import { Card } from '../../../kit/layout/Card';
import { TextLink } from '../../../kit/layout/TextLink';
import { momentsOf } from '../../../kit/list/filters/periodMoments';
import { ListPage } from '../../../kit/list/ListPage';
import { useListPage } from '../../../kit/list/useListPage';
import { streamingPath } from '../../broadcasting/paths';
import { SoundSection } from '../sound/SoundSection';
import { AvailabilitySection } from './AvailabilitySection';
import { useMountChangesQuery, type MountChangeFieldsFragment } from './monitor.generated';
import { MountCard } from './MountCard';
import { MountStateBadge, mountStates, ProblemWords } from './mountStates';
import { useStreamMonitor } from './useStreamMonitor';

/** State, sound, availability and history of the mount points. */
export default function StreamMonitorPage() {
  const { t } = useTranslation();
  const monitor = useStreamMonitor();
  const mounts = monitor.data?.streamMonitor;
  const list = useListPage(useMountChangesQuery, {
    name: 'mount-changes',
    defaultSort: { key: 'since', order: 'DESC' },
    columns: [
      {
        key: 'mount',
        header: t('streamMonitor.mount'),
        isFixed: true,
        cell: ({ mount: { name, path } }) => (
          <Box minW="0">
            <Text truncate fontWeight="medium">
              <bdi>{name}</bdi>
            </Text>
            <Text truncate textStyle="xs" color="fg.muted">
              <bdi dir="ltr">{path}</bdi>
            </Text>
          </Box>
        ),
        card: 'title',
      },
      {
        key: 'state',
        header: t('streamMonitor.state'),
        sortBy: 'state',
        width: '176px',
        cell: ({ state }) => <MountStateBadge state={state} />,
        card: 'end',
      },
      {
        key: 'since',
        header: t('streamMonitor.since'),
        sortBy: 'since',
        width: '168px',
        cell: ({ since }) => <When moment={since} />,
        card: 'detail',
      },
      {
        key: 'length',
        header: t('streamMonitor.length'),
        width: '136px',
        from: 'md',
        cell: (change) => <Length change={change} />,
        card: 'detail',
      },
      {
        key: 'problem',
        header: t('streamMonitor.problem'),
        width: '256px',
        from: 'lg',
        cell: ({ problem, problemDetail }) => <ProblemWords problem={problem} detail={problemDetail} />,
        card: 'detail',
      },
    ],
    filters: [
      { field: 'since', kind: 'period', momentsOf, label: t('streamMonitor.since') },
      {
        field: 'state',
        label: t('streamMonitor.state'),
        options: mountStates.map((value) => ({ value, label: t(`streamMonitor.states.${value}`) })),
      },
      {
        field: 'mountId',
        label: t('streamMonitor.mount'),
        options: (mounts ?? []).map(({ mount: { id, name } }) => ({ value: id, label: name })),
      },
    ],
  });

  return (
    <ListPage
      list={list}
      title={t('streamMonitor.title')}
      description={t('streamMonitor.description')}
      icon={Activity}
      emptyText={t('streamMonitor.empty')}
      rowName={({ mount }) => mount.name}
      lead={
        <Stack gap="5" mb="6">
          <RecordState query={monitor} record={mounts}>
            {(all) =>
              all.length === 0 ? (
                <Card>
                  <StateMessage icon={RadioTower} title={t('streamMonitor.noMounts')}>
                    <TextLink to={streamingPath}>{t('streamMonitor.addMounts')}</TextLink>
                  </StateMessage>
                </Card>
              ) : (
                <>
                  <Grid
                    as="ul"
                    listStyleType="none"
                    templateColumns="repeat(auto-fill, minmax(min(100%, 20rem), 1fr))"
                    gap="4"
                  >
                    {all.map((mount) => (
                      <MountCard key={mount.id} {...mount} />
                    ))}
                  </Grid>
                  <SoundSection mounts={all} />
                  <AvailabilitySection mounts={all} />
                </>
              )
            }
          </RecordState>
          <Heading as="h2" textStyle="sm" fontWeight="semibold" mb="-2">
            {t('streamMonitor.history')}
          </Heading>
        </Stack>
      }
    />
  );
}

/** How long a mount point was in a state. */
function Length({ change: { since, until } }: { change: MountChangeFieldsFragment }) {
  const { t } = useTranslation();
  const measure = useMeasureFormat();
  if (until === null) return <Text color="fg.muted">{t('streamMonitor.still')}</Text>;
  const seconds = (Date.parse(until) - Date.parse(since)) / 1000;
  return <bdi>{measure.span(seconds)}</bdi>;
}
