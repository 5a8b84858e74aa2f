import { Box, Flex, IconButton, Stack, Text } from '@chakra-ui/react';
import { ArchiveRestore, Check, Inbox as InboxIcon } from 'lucide-react';
import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { NotificationBox } from '../../apollo/schemaTypes.generated';
import { RecordState } from '../../kit/data/texts/RecordState';
import { When } from '../../kit/data/texts/When';
import { StateMessage } from '../../kit/feedback/StateMessage';
import { Card } from '../../kit/layout/Card';
import { PageTurner } from '../../kit/layout/PageTurner';
import type { NotificationFieldsFragment } from './notifications.generated';
import { useInbox } from './useInbox';
import { useOpenNotification } from './useOpenNotification';

const perPage = 20;

/**
 * List of the viewer's notifications in one box, such as the inbox. Arrow keys move between the rows; `e` moves the
 * focused notification out of the inbox, or back into it.
 */
export function Inbox({ box }: { box: NotificationBox }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const { query, shown, see, putAway } = useInbox(box, page);
  return (
    <RecordState query={query} record={shown}>
      {({ items, totalItems }) =>
        items.length === 0 ? (
          <Card>
            <StateMessage icon={InboxIcon} title={t(`notifications.empty.${box}`)}>
              {t('notifications.emptyAbout')}
            </StateMessage>
          </Card>
        ) : (
          <>
            <Card p="0" overflow="hidden">
              <Stack as="ul" listStyleType="none" gap="0" onKeyDown={moveByArrows}>
                {items.map((line) => (
                  <Line
                    key={line.id}
                    line={line}
                    onSeen={() => see(line.id, true)}
                    onPutAway={() => void putAway(line.id, !line.isDone)}
                  />
                ))}
              </Stack>
            </Card>
            <PageTurner page={page} pageCount={Math.ceil(totalItems / perPage)} onPage={setPage} />
          </>
        )
      }
    </RecordState>
  );
}

function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
  const next = links[links.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

interface LineProps {
  line: NotificationFieldsFragment;
  onSeen: () => void;
  onPutAway: () => void;
}

function Line({ line, onSeen, onPutAway }: LineProps) {
  const { t } = useTranslation();
  const open = useOpening(line, onSeen);
  const isNew = !line.isSeen;
  const label = t(line.isDone ? 'notifications.takeBack' : 'notifications.done', {
    subject: line.subject,
  });
  return (
    <Flex
      as="li"
      align="flex-start"
      gap="3"
      px="4"
      py="3"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
      position="relative"
      _hover={{ bg: 'bg.muted' }}
    >
      <Box
        boxSize="2"
        mt="1.5"
        flexShrink="0"
        borderRadius="full"
        bg={isNew ? 'brand.solid' : 'transparent'}
        aria-hidden
      />
      <Box flex="1" minW="0">
        <Text fontWeight={isNew ? 'semibold' : 'normal'} overflowWrap="anywhere">
          <Link
            to={line.path}
            onClick={open}
            onKeyDown={(event) => {
              if (event.key !== 'e' || event.ctrlKey || event.metaKey || event.altKey) return;
              event.preventDefault();
              onPutAway();
            }}
          >
            {isNew ? (
              <Text as="span" srOnly>
                {t('notifications.new')}{' '}
              </Text>
            ) : null}
            <bdi>{line.subject}</bdi>
            {/* Makes the whole line clickable. */}
            <Box as="span" position="absolute" inset="0" aria-hidden />
          </Link>
        </Text>
        {line.text ? (
          <Text color="fg.muted" overflowWrap="anywhere" dir="auto">
            {line.text}
          </Text>
        ) : null}
        <Text textStyle="xs" color="fg.muted" mt="1">
          <When moment={line.at} />
          {line.radioName ? (
            <>
              {' · '}
              <bdi>{line.radioName}</bdi>
            </>
          ) : null}
          {line.number > 1 ? ` · ${t('notifications.times', { number: line.number })}` : null}
        </Text>
      </Box>
      <IconButton
        variant="ghost"
        color="fg.muted"
        size="sm"
        position="relative"
        aria-label={label}
        title={label}
        onClick={onPutAway}
      >
        {line.isDone ? <ArchiveRestore aria-hidden /> : <Check aria-hidden />}
      </IconButton>
    </Flex>
  );
}

/** Marks a notification as seen when its link is used, and opens the page in its radio. */
function useOpening(line: NotificationFieldsFragment, onSeen: () => void) {
  const { isElsewhere, open } = useOpenNotification();
  return (event: MouseEvent) => {
    if (!line.isSeen) onSeen();
    // With a modifier key, the link opens in a new tab, as any link.
    if (!isElsewhere(line) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void open(line);
  };
}
