import { Box, Button, Drawer, Flex, Stack, Text } from '@chakra-ui/react';
import { ArrowUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { NetworkAddress } from '../data/people/NetworkAddress';
import { useFormat } from '../data/format/useFormat';
import { Facts } from '../layout/Facts';
import { DrawerCloseButton, DrawerFrame } from '../layout/SideDrawer';
import { useRecordPath } from '../records/RecordKinds';
import type { AuditFieldsFragment } from './audit.generated';
import { AuditActionBadge } from './AuditActionBadge';
import { AuditSentence } from './AuditSentence';
import { ChangesTable } from './ChangesTable';
import { useAuditText } from './useAuditText';
import { useEntryNames } from './useEntryNames';

/** Drawer with an audit entry: action, exact time and changes. */
export default function AuditEntryDrawer({
  entry,
  onClose,
}: {
  entry: AuditFieldsFragment;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const text = useAuditText();
  const nameOf = useEntryNames([entry]);
  const path = useRecordPath()(entry.subject, entry.subjectId);
  return (
    <DrawerFrame size="md" onClose={onClose}>
      <Drawer.Header borderBottomWidth="1px" px="5" py="4" alignItems="flex-start">
        <Box flex="1" minW="0">
          <Flex align="center" gap="2.5" mb="2" wrap="wrap">
            <AuditActionBadge action={entry.action} />
            <Text textStyle="compact" color="fg.muted">
              {format.exactly(entry.at)}
            </Text>
          </Flex>
          <Drawer.Title textStyle="md" fontWeight="normal" overflowWrap="anywhere">
            <AuditSentence entry={entry} nameNow={nameOf(entry)} />
          </Drawer.Title>
        </Box>
        <DrawerCloseButton />
      </Drawer.Header>
      <Drawer.Body px="5" py="5">
        <Stack gap="6">
          <Facts
            columns={2}
            items={[
              [t('audit.person'), <Actor key="actor" entry={entry} onLeave={onClose} />],
              [t('audit.subject'), text.type(entry.subject)],
              [t('audit.address'), <NetworkAddress key="address" address={entry.address} />],
            ]}
          />
          <ChangesTable entry={entry} />
        </Stack>
      </Drawer.Body>
      <Drawer.Footer borderTopWidth="1px" px="5" py="3" justifyContent="space-between" gap="3">
        <Text textStyle="xs" color="fg.muted" minW="0" overflowWrap="anywhere">
          {t('audit.requestId')} <bdi dir="ltr">{entry.requestId}</bdi>
        </Text>
        {path && entry.action !== 'DELETED' ? (
          <Button asChild variant="outline" flexShrink="0">
            <Link to={path} onClick={onClose}>
              {t('audit.openRecord', { record: text.record(entry.subject, entry.subjectId) })}
              <ArrowUpRight aria-hidden />
            </Link>
          </Button>
        ) : null}
      </Drawer.Footer>
    </DrawerFrame>
  );
}

/** Name of the actor, linked if the viewer may open that person. */
function Actor({ entry, onLeave }: { entry: AuditFieldsFragment; onLeave: () => void }) {
  const text = useAuditText();
  const path = useRecordPath()('User', entry.actorId);
  if (!path) return text.actor(entry);
  return (
    <Box asChild color="brand.fg" _hover={{ textDecoration: 'underline' }}>
      <Link to={path} onClick={onLeave}>
        {text.actor(entry)}
      </Link>
    </Box>
  );
}
