import { Button, Skeleton, Stack } from '@chakra-ui/react';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ErrorState } from '../../../kit/feedback/ErrorState';
import { SideDrawer } from '../../../kit/layout/SideDrawer';
import { useContactActions } from '../contacts/useContactActions';
import { inThread, privateChatPath } from '../paths';
import type { Thread } from '../store/threadsStore';
import type { Chat } from '../store/useChat';
import { useThreadName } from '../threads/useThreadName';
import { AddPeopleDrawer } from './AddPeopleDrawer';
import { BannedPeople } from './BannedPeople';
import { MemberRow } from './MemberRow';
import { usePeople } from './usePeople';
import { usePeopleActions, type Member } from './usePeopleActions';

/** Participants of a thread with their roles. */
export function PeopleDrawer({ chat, thread, onClose }: { chat: Chat; thread: Thread; onClose: () => void }) {
  const { t } = useTranslation();
  const name = useThreadName()(thread);
  const [isAdding, setIsAdding] = useState(false);
  const { people, bannedPeople, error, again, more } = usePeople(thread);
  const actions = usePeopleActions(chat, thread, again);
  const contacts = useContactActions(chat);
  const navigate = useNavigate();
  const write = async ({ person }: Member) => {
    const opened = await contacts.write(person);
    if (!opened) return;
    onClose();
    void navigate(inThread(privateChatPath, opened.id));
  };
  if (isAdding) return <AddPeopleDrawer chat={chat} thread={thread} onClose={() => setIsAdding(false)} />;

  const mayAdd = thread.kind === 'PRIVATE' && !thread.isPair && thread.own !== null;
  const hidden = thread.peopleCount - (people?.length ?? 0);
  return (
    <SideDrawer
      title={t('chatPeople.of', { name })}
      description={t('chat.people', { count: thread.peopleCount })}
      py="3"
      onClose={onClose}
      footer={
        mayAdd ? (
          <Button variant="outline" onClick={() => setIsAdding(true)}>
            <UserPlus aria-hidden /> {t('chatPeople.add')}
          </Button>
        ) : null
      }
    >
      {people ? (
        <Stack as="ul" listStyleType="none" gap="1">
          {people.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              thread={thread}
              actions={actions}
              contacts={contacts}
              onWrite={() => void write(member)}
            />
          ))}
        </Stack>
      ) : error ? (
        <ErrorState error={error} onRetry={again} />
      ) : (
        <Stack gap="2">
          {Array.from({ length: Math.min(5, thread.peopleCount) }, (_, row) => (
            <Skeleton key={row} h="10" />
          ))}
        </Stack>
      )}
      {people && hidden > 0 ? (
        <Button variant="outline" size="sm" minH={{ base: '11', md: '9' }} mt="2" onClick={() => void more()}>
          {t('chatPeople.more')}
        </Button>
      ) : null}
      <BannedPeople people={bannedPeople} actions={actions} />
    </SideDrawer>
  );
}
