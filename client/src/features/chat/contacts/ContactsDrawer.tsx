import { Box, Button, Heading, Input, InputGroup, Stack, Text } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../kit/access/useCan';
import { ErrorState } from '../../../kit/feedback/ErrorState';
import { SideDrawer } from '../../../kit/layout/SideDrawer';
import { useDebounced } from '../../../kit/useDebounced';
import type { ChatContactFieldsFragment } from '../chat.generated';
import type { Thread } from '../store/threadsStore';
import type { Chat } from '../store/useChat';
import { ContactRow } from './ContactRow';
import { useContactActions } from './useContactActions';
import { useContacts, useFoundContacts } from './useContacts';

/** Contacts of the viewer: incoming and outgoing requests, friends and blocked people, and a search. */
export function ContactsDrawer({
  chat,
  onOpened,
  onClose,
}: {
  chat: Chat;
  onOpened: (thread: Thread) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const actions = useContactActions(chat);
  const mayRequest = useCan()({ action: 'create', subject: 'ChatThread' });
  const row = (contact: ChatContactFieldsFragment) => (
    <ContactRow
      key={contact.id}
      contact={contact}
      actions={actions}
      mayRequest={mayRequest}
      onWrite={() => void actions.write(contact.person).then((thread) => thread && onOpened(thread))}
    />
  );
  return (
    <SideDrawer title={t('chatContacts.title')} description={t('chatContacts.description')} onClose={onClose}>
      <Stack gap="5">
        <InputGroup startElement={<Search size={16} aria-hidden />}>
          <Input
            type="search"
            dir="auto"
            aria-label={t('chatContacts.find')}
            aria-describedby="chat-contacts-help"
            placeholder={t('chatContacts.find')}
            value={typed}
            maxLength={100}
            onChange={({ target }) => setTyped(target.value)}
          />
        </InputGroup>
        <Text id="chat-contacts-help" textStyle="compact" color="fg.muted" mt="-4">
          {t('chatContacts.findHelp')}
        </Text>
        {typed.trim() ? (
          <FoundPeople chat={chat} typed={typed} row={row} />
        ) : (
          <KnownPeople chat={chat} row={row} />
        )}
      </Stack>
    </SideDrawer>
  );
}

interface Rows {
  chat: Chat;
  row: (contact: ChatContactFieldsFragment) => ReactNode;
}

function FoundPeople({ chat, typed, row }: Rows & { typed: string }) {
  const { t } = useTranslation();
  const { items, error, again } = useFoundContacts(chat, useDebounced(typed.trim()));
  if (error) return <ErrorState error={error} onRetry={again} />;
  return (
    <Box>
      <Text role="status" color="fg.muted">
        {items?.length === 0 ? t('chatContacts.nobody') : null}
      </Text>
      <Stack as="ul" listStyleType="none" gap="1">
        {items?.map(row)}
      </Stack>
    </Box>
  );
}

const kinds = ['REQUEST_RECEIVED', 'REQUEST_SENT', 'FRIENDS', 'BLOCKED'] as const;

function KnownPeople({ chat, row }: Rows) {
  const { t } = useTranslation();
  const [empty, setEmpty] = useState<readonly string[]>([]);
  return (
    <>
      {kinds.map((kind) => (
        <KindOfPeople
          key={kind}
          chat={chat}
          kind={kind}
          row={row}
          onEmpty={(isEmpty) =>
            setEmpty((before) => [
              ...before.filter((listedKind) => listedKind !== kind),
              ...(isEmpty ? [kind] : []),
            ])
          }
        />
      ))}
      {empty.length === kinds.length ? <Text color="fg.muted">{t('chatContacts.none')}</Text> : null}
    </>
  );
}

/** Contacts of one kind with a heading; hidden when there are none. */
function KindOfPeople({
  chat,
  kind,
  row,
  onEmpty,
}: Rows & { kind: (typeof kinds)[number]; onEmpty: (isEmpty: boolean) => void }) {
  const { t } = useTranslation();
  const { items, hasMore, error, again, more } = useContacts(chat, kind);
  const reportEmpty = useEffectEvent(onEmpty);
  const isEmpty = items?.length === 0;
  useEffect(() => reportEmpty(isEmpty), [isEmpty]);
  // Only the list of friends shows the error: otherwise each list would show it.
  if (error) return kind === 'FRIENDS' ? <ErrorState error={error} onRetry={again} /> : null;
  if (!items || isEmpty) return null;
  return (
    <Box as="section" aria-labelledby={`contacts-${kind}`}>
      <Heading as="h3" id={`contacts-${kind}`} textStyle="compact" fontWeight="semibold" mb="1">
        {t(`chatContacts.kinds.${kind}`)}
      </Heading>
      <Stack as="ul" listStyleType="none" gap="1">
        {items.map(row)}
      </Stack>
      {hasMore ? (
        <Button size="sm" variant="ghost" mt="1" onClick={more}>
          {t('chatContacts.more')}
        </Button>
      ) : null}
    </Box>
  );
}
