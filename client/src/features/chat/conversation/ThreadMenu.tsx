import { IconButton } from '@chakra-ui/react';
import {
  Archive,
  Bell,
  BellOff,
  Download,
  Ellipsis,
  EyeOff,
  LockOpen,
  LogOut,
  Pencil,
  Pin,
  Trash2,
  Users,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionContext } from '../../../apollo/session/SessionContext';
import { useCan } from '../../../kit/access/useCan';
import { saveExport } from '../../../kit/data/files/saveExport';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import { useReauthentication } from '../../../kit/proof/ReauthenticationContext';
import { ActionsMenu, type MenuAction } from '../ActionsMenu';
import { PeopleDrawer } from '../people/PeopleDrawer';
import { isAhead, momentIn } from '../people/silences';
import { PinsDrawer } from '../search/PinsDrawer';
import type { Thread } from '../store/threadsStore';
import type { Chat } from '../store/useChat';
import { RenameDrawer } from '../threads/RenameDrawer';
import { chatRooms } from '../threads/rooms';
import { useThreadName } from '../threads/useThreadName';
import { useThreadActions } from './useThreadActions';

const quietFor = 8 * 3_600_000;

/** Menu with the actions on a thread. */
export function ThreadMenu({ chat, thread, back }: { chat: Chat; thread: Thread; back: string }) {
  const { t } = useTranslation();
  const can = useCan();
  const name = useThreadName()(thread);
  const [open, setOpen] = useState<'people' | 'pins' | 'room' | 'name'>();
  const removeRoom = chatRooms.useDelete();
  const actions = useThreadActions(chat, thread, back);
  const { room, own, kind, isPair, closedAt, mayUpdate } = thread;
  const isNamed = kind === 'PRIVATE' && !isPair && mayUpdate;
  const close = () => setOpen(undefined);
  const exportThread = useThreadExport(thread, name);

  const items: MenuAction[] = [
    { key: 'people', icon: Users, label: t('chatPeople.title'), go: () => setOpen('people') },
    { key: 'pins', icon: Pin, label: t('chatSearch.pins'), go: () => setOpen('pins') },
    ...(room && can({ action: 'update', subject: 'ChatRoom' })
      ? [{ key: 'edit', icon: Pencil, label: t('chatRooms.edit'), go: () => setOpen('room') }]
      : []),
    ...(isNamed
      ? [{ key: 'rename', icon: Pencil, label: t('chatPeople.nameAndPicture'), go: () => setOpen('name') }]
      : []),
    ...(own && isAhead(own.mutedUntil)
      ? [{ key: 'ring', icon: Bell, label: t('chatPeople.ring'), go: () => void actions.mute(null) }]
      : []),
    ...(own && !isAhead(own.mutedUntil)
      ? [
          {
            key: 'mute',
            icon: BellOff,
            label: t('chatPeople.mute'),
            go: () => void actions.mute(momentIn(quietFor)),
          },
        ]
      : []),
    ...(own
      ? [{ key: 'hide', icon: EyeOff, label: t('chatPeople.hide'), go: () => void actions.hide() }]
      : []),
    ...(thread.mayExport
      ? [{ key: 'export', icon: Download, label: t('chatExport.download'), go: () => void exportThread() }]
      : []),
    ...(mayUpdate
      ? [
          {
            key: 'close',
            icon: closedAt ? LockOpen : Archive,
            label: t(closedAt ? 'chatPeople.open' : 'chatPeople.close'),
            go: () => void actions.setClosed(!closedAt),
          },
        ]
      : []),
    ...(own ? [{ key: 'leave', icon: LogOut, label: t('chat.leave'), go: () => void actions.leave() }] : []),
    ...(isNamed
      ? [
          {
            key: 'remove',
            icon: Trash2,
            label: t('chatPeople.delete'),
            isDestructive: true,
            go: () => void actions.remove(),
          },
        ]
      : []),
    ...(room && can({ action: 'delete', subject: 'ChatRoom' })
      ? [
          {
            key: 'delete',
            icon: Trash2,
            label: t('chatRooms.delete'),
            isDestructive: true,
            go: () => void removeRoom(room).then((isRemoved) => isRemoved && actions.leaveScreen()),
          },
        ]
      : []),
  ];
  return (
    <>
      <ActionsMenu
        actions={items}
        button={
          <IconButton
            variant="ghost"
            minW={{ base: '11', md: '9' }}
            minH={{ base: '11', md: '9' }}
            aria-label={t('chat.more', { name })}
          >
            <Ellipsis />
          </IconButton>
        }
      />
      {open === 'people' ? <PeopleDrawer chat={chat} thread={thread} onClose={close} /> : null}
      {open === 'pins' ? <PinsDrawer thread={thread} onClose={close} /> : null}
      {open === 'name' ? <RenameDrawer chat={chat} thread={thread} onClose={close} /> : null}
      {open === 'room' && room ? <chatRooms.EditDrawer record={room} onClose={close} /> : null}
    </>
  );
}

/** Downloads the messages of a thread as a CSV file. Asks the viewer to reauthenticate when the server requires it. */
function useThreadExport({ id }: Thread, name: string) {
  const { t } = useTranslation();
  const sessionContext = useSessionContext();
  const reauthentication = useReauthentication();
  const notifyError = useNotifyError();
  return async () => {
    try {
      await saveExport(`/api/exports/chat/${id}.csv`, `${name}.csv`, sessionContext, reauthentication);
    } catch (error) {
      notifyError(t('chatExport.failed'), error);
    }
  };
}
