import { Badge, Box, Button, Flex, Grid, Text } from '@chakra-ui/react';
import { LogOut, Monitor, MonitorX, Smartphone, Tablet, Terminal, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NetworkAddress } from '../../../kit/data/people/NetworkAddress';
import { RecordState } from '../../../kit/data/texts/RecordState';
import { When } from '../../../kit/data/texts/When';
import { Section } from '../../../kit/layout/Card';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { readDevice, type Device } from './device';
import { useOpenSessionsQuery, type OpenSessionsQuery } from './sessions.generated';
import { useSessionActions } from './useSessionActions';
import { useSignOut } from '../useSignOut';

type OpenSession = OpenSessionsQuery['sessions'][number];

/** Open sessions of the viewer, with buttons that end them. */
export default function SessionsPage() {
  const { t } = useTranslation();
  const query = useOpenSessionsQuery({ fetchPolicy: 'cache-and-network' });
  const sessions = query.data?.sessions;
  const otherSessions = sessions?.filter(({ isCurrent }) => !isCurrent) ?? [];
  const { endOtherSessions } = useSessionActions();
  return (
    <>
      <PageHeader
        title={t('sessions.title')}
        description={t('sessions.description')}
        actions={
          otherSessions.length > 0 ? (
            <Button variant="outline" onClick={() => void endOtherSessions(otherSessions.length)}>
              <MonitorX aria-hidden /> {t('sessions.endOthers')}
            </Button>
          ) : null
        }
      />
      <RecordState query={query} record={sessions}>
        {(open) => (
          <SessionLists current={open.filter(({ isCurrent }) => isCurrent)} otherSessions={otherSessions} />
        )}
      </RecordState>
    </>
  );
}

function SessionLists({ current, otherSessions }: { current: OpenSession[]; otherSessions: OpenSession[] }) {
  const { t } = useTranslation();
  return (
    <Grid gap="5" maxW="52rem">
      <Section title={t('sessions.here')}>
        <Sessions sessions={current} />
      </Section>
      <Section title={t('sessions.others')}>
        {otherSessions.length > 0 ? (
          <Sessions sessions={otherSessions} />
        ) : (
          <Text color="fg.muted">{t('sessions.onlyThis')}</Text>
        )}
      </Section>
    </Grid>
  );
}

function Sessions({ sessions }: { sessions: readonly OpenSession[] }) {
  return (
    <Box as="ul" listStyleType="none">
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </Box>
  );
}

const icons: Record<Device['kind'], LucideIcon> = {
  computer: Monitor,
  phone: Smartphone,
  tablet: Tablet,
  program: Terminal,
  unknown: Monitor,
};

function SessionRow({ session }: { session: OpenSession }) {
  const { t } = useTranslation();
  const deviceName = useDeviceName();
  const { end } = useSessionActions();
  const signOut = useSignOut();
  const device = readDevice(session.device);
  const name = deviceName(device);
  const Icon = icons[device.kind];
  return (
    <Flex
      as="li"
      gap="3"
      py="3"
      _last={{ pb: '0' }}
      borderTopWidth="1px"
      borderColor="border.muted"
      align={{ base: 'stretch', sm: 'center' }}
      direction={{ base: 'column', sm: 'row' }}
    >
      <Flex gap="3" flex="1" minW="0" align="center">
        <Flex
          boxSize="9"
          flexShrink="0"
          align="center"
          justify="center"
          borderRadius="l2"
          bg="bg.muted"
          color="fg.muted"
        >
          <Icon size={18} aria-hidden />
        </Flex>
        <Box minW="0">
          <Flex align="center" gap="2" wrap="wrap">
            <Text fontWeight="medium" title={session.device || undefined} overflowWrap="anywhere">
              {name}
            </Text>
            {session.isCurrent ? <Badge colorPalette="brand">{t('sessions.current')}</Badge> : null}
          </Flex>
          <SessionFacts session={session} />
        </Box>
      </Flex>
      {session.isCurrent ? (
        <Button variant="outline" size="xs" onClick={() => void signOut()}>
          <LogOut aria-hidden /> {t('shell.signOut')}
        </Button>
      ) : (
        <Button
          variant="outline"
          size="xs"
          aria-label={t('sessions.endNamed', { device: name })}
          onClick={() => void end(session, name)}
        >
          <MonitorX aria-hidden /> {t('sessions.end')}
        </Button>
      )}
    </Flex>
  );
}

function SessionFacts({ session: { address, createdAt, lastSeenAt } }: { session: OpenSession }) {
  const { t } = useTranslation();
  const facts = [
    [t('sessions.lastSeen'), <When key="seen" moment={lastSeenAt} />],
    [t('sessions.signedIn'), <When key="signedIn" moment={createdAt} />],
    [t('sessions.address'), <NetworkAddress key="address" address={address} />],
  ] as const;
  return (
    <Flex as="dl" columnGap="4" rowGap="0.5" wrap="wrap" textStyle="xs" color="fg.muted">
      {facts.map(([label, value]) => (
        <Flex key={label} gap="1">
          <dt>{label}</dt>
          <Box as="dd" color="fg" overflowWrap="anywhere">
            {value}
          </Box>
        </Flex>
      ))}
    </Flex>
  );
}

/** Returns a function that names a device by its browser and operating system. */
function useDeviceName() {
  const { t } = useTranslation();
  return ({ kind, browser, system }: Device) => {
    if (browser && system) return t('sessions.device', { browser, system });
    if (kind === 'program') return `${t('sessions.program')} ${browser}`;
    return browser ?? system ?? t('sessions.unknownDevice');
  };
}
