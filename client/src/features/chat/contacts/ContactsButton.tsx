import { Button } from '@chakra-ui/react';
import { Contact } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Thread } from '../store/threadsStore';
import type { Chat } from '../store/useChat';
import { CountBadge } from '../threads/CountBadge';
import { ContactsDrawer } from './ContactsDrawer';
import { useContacts } from './useContacts';

/** Button that opens the contacts of the viewer, with the number of received friend requests. */
export function ContactsButton({ chat, onOpened }: { chat: Chat; onOpened: (thread: Thread) => void }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const { pendingRequests } = useContacts(chat, 'REQUEST_RECEIVED');
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        <Contact aria-hidden /> {t('chatContacts.title')}
        {pendingRequests > 0 ? (
          <CountBadge count={pendingRequests}>
            {t('chatContacts.openRequests', { count: pendingRequests })}
          </CountBadge>
        ) : null}
      </Button>
      {isOpen ? (
        <ContactsDrawer
          chat={chat}
          onOpened={(thread) => {
            setIsOpen(false);
            onOpened(thread);
          }}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}
