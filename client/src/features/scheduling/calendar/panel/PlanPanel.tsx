import { Box, Button, ButtonGroup, chakra, Field, Flex, Input, Spinner, Stack, Text } from '@chakra-ui/react';
import { useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useCanAll } from '../../../../kit/access/useCan';
import { ErrorState } from '../../../../kit/feedback/ErrorState';
import { useDebounced } from '../../../../kit/useDebounced';
import { ColourDot } from '../../../programmes/shared';
import { entryAttribute, type Entry } from './entries';
import { useEntries, type EntryKind } from './useEntries';

const PlainButton = chakra('button');

/** Panel of entries to schedule. They are dragged into the calendar, or clicked to choose a day and time. */
export function PlanPanel({
  panel,
  onPick,
}: {
  /** Element that contains the entries; without it, dragging is disabled. */
  panel?: RefObject<HTMLDivElement | null>;
  onPick: (entry: Entry) => void;
}) {
  const { t } = useTranslation();
  const kinds = useEntryKinds();
  const [kind, setKind] = useState<EntryKind>('EMISSION');
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  const { entries, error, isLoading, again } = useEntries(kind, search);
  return (
    <Stack gap="2">
      <ButtonGroup size="xs" variant="outline" attached role="group" aria-label={t('calendar.panel.kinds')}>
        {kinds.map((option) => (
          <Button
            key={option}
            flex="1"
            px="2"
            minH={{ base: '36px', md: 'auto' }}
            aria-pressed={kind === option}
            bg={kind === option ? 'bg.muted' : undefined}
            onClick={() => setKind(option)}
          >
            {t(`calendar.panel.${option}`)}
          </Button>
        ))}
      </ButtonGroup>
      <Field.Root gap="1">
        <Field.Label textStyle="compact">{t('calendar.panel.search')}</Field.Label>
        <Input
          type="search"
          size="sm"
          value={typed}
          maxLength={100}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Field.HelperText>{t(panel ? 'calendar.panel.hint' : 'calendar.panel.pressHint')}</Field.HelperText>
      </Field.Root>
      {error ? <ErrorState error={error} onRetry={again} /> : null}
      {isLoading && !entries ? <Spinner size="sm" /> : null}
      {entries?.length === 0 ? (
        <Text textStyle="compact" color="fg.muted" role="status">
          {t('calendar.panel.none')}
        </Text>
      ) : null}
      <Box
        ref={panel}
        display="flex"
        flexDirection="column"
        gap="1.5"
        maxH={panel ? 'max(320px, calc(100vh - 440px))' : undefined}
        overflowY="auto"
      >
        {entries?.map((entry) => (
          <EntryButton key={entry.id} entry={entry} canDraw={panel !== undefined} onPick={onPick} />
        ))}
      </Box>
    </Stack>
  );
}

/**
 * Returns the kinds of entries that the viewer may schedule. Viewers who may schedule only their own emissions cannot schedule
 * playlists.
 */
function useEntryKinds(): EntryKind[] {
  const can = useCan();
  const plansAll = useCanAll()({ action: 'create', subject: 'Slot' });
  return [
    'EMISSION',
    ...(plansAll && can({ action: 'read', subject: 'Playlist' }) ? (['PLAYLIST'] as const) : []),
    ...(can({ action: 'read', subject: 'Episode' }) ? (['EPISODE'] as const) : []),
  ];
}

function EntryButton({
  entry,
  canDraw,
  onPick,
}: {
  entry: Entry;
  canDraw: boolean;
  onPick: (entry: Entry) => void;
}) {
  const { title, colour, emission } = entry;
  return (
    <PlainButton
      type="button"
      {...{ [entryAttribute]: JSON.stringify(entry) }}
      flexShrink="0"
      minH={{ base: '11', xl: 'auto' }}
      textAlign="start"
      cursor={canDraw ? 'grab' : 'pointer'}
      borderWidth="1px"
      borderRadius="l2"
      bg="bg.panel"
      px="2.5"
      py="1.5"
      focusVisibleRing="inside"
      _hover={{ bg: 'bg.muted' }}
      onClick={() => onPick(entry)}
    >
      <Flex align="center" gap="2" minW="0">
        {colour ? <ColourDot colour={colour} /> : null}
        <Box minW="0">
          <Text truncate textStyle="compact">
            <bdi>{title}</bdi>
          </Text>
          {emission ? (
            <Text truncate textStyle="xs" color="fg.muted">
              <bdi>{emission.title}</bdi>
            </Text>
          ) : null}
        </Box>
      </Flex>
    </PlainButton>
  );
}
