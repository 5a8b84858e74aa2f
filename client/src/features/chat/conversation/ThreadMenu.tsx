import { IconButton, Menu, Portal } from '@chakra-ui/react';
import { Ellipsis, LogOut, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useCan } from '../../../kit/access/useCan';
import { useConfirm } from '../../../kit/feedback/ConfirmProvider';
import { useNotifyError } from '../../../kit/feedback/useNotifyError';
import { useLeaveChatThreadMutation } from '../chat.generated';
import type { Thread } from '../store/threadsStore';
import type { Chat } from '../store/useChat';
import { chatRooms } from '../threads/rooms';
import { useThreadName } from '../threads/useThreadName';

/** What can be done with a thread. */
export function ThreadMenu({ chat, thread, back }: { chat: Chat; thread: Thread; back: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const can = useCan();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const name = useThreadName()(thread);
  const [isEditing, setIsEditing] = useState(false);
  const removeRoom = chatRooms.useDelete();
  const [leave] = useLeaveChatThreadMutation();
  const { room, own } = thread;
  const mayEdit = room && can({ action: 'update', subject: 'ChatRoom' });
  const mayDelete = room && can({ action: 'delete', subject: 'ChatRoom' });
  if (!own && !mayEdit && !mayDelete) return null;

  const leaveScreen = () => {
    void navigate(back);
    chat.threads.gone(thread.id);
  };
  const go = async () => {
    const isSure = await confirm({
      title: t('chat.leaveTitle', { name }),
      body: t(room ? 'chat.leaveRoomBody' : 'chat.leaveBody'),
      confirmLabel: t('chat.leave'),
      isDestructive: !room,
    });
    if (!isSure) return;
    try {
      await leave({ variables: { id: thread.id } });
      leaveScreen();
    } catch (error) {
      notifyError(t('chat.leaveFailed'), error);
    }
  };
  return (
    <>
      <Menu.Root positioning={{ placement: 'bottom-end' }}>
        <Menu.Trigger asChild>
          <IconButton
            variant="ghost"
            minW={{ base: '11', md: '9' }}
            minH={{ base: '11', md: '9' }}
            aria-label={t('chat.more', { name })}
          >
            <Ellipsis />
          </IconButton>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              {mayEdit ? (
                <Menu.Item value="edit" onClick={() => setIsEditing(true)}>
                  <Pencil size={16} aria-hidden /> {t('chatRooms.edit')}
                </Menu.Item>
              ) : null}
              {own ? (
                <Menu.Item value="leave" onClick={() => void go()}>
                  <LogOut size={16} aria-hidden /> {t('chat.leave')}
                </Menu.Item>
              ) : null}
              {mayDelete ? (
                <Menu.Item
                  value="delete"
                  color="fg.error"
                  onClick={() => void removeRoom(room).then((isGone) => isGone && leaveScreen())}
                >
                  <Trash2 size={16} aria-hidden /> {t('chatRooms.delete')}
                </Menu.Item>
              ) : null}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      {isEditing && room ? <chatRooms.EditDrawer record={room} onClose={() => setIsEditing(false)} /> : null}
    </>
  );
}
