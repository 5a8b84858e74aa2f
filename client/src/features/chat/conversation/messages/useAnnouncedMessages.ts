import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from './messageWindow';

/** Milliseconds between two announcements. Several messages within that time are announced as a count. */
const announceInterval = 3_000;

/** Text for screen readers about new messages of other people. */
export function useAnnouncedMessages() {
  const { t } = useTranslation();
  const [announcement, setAnnouncement] = useState('');
  const waiting = useRef(new Map<string, Message>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const announce = (message: Message) => {
    if (message.isMine || message.editedAt || message.deletedAt) return;
    waiting.current.set(message.id, message);
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      const messages = [...waiting.current.values()];
      waiting.current.clear();
      const [first] = messages;
      if (!first) return;
      setAnnouncement(
        messages.length === 1
          ? t('chat.messageBy', {
              name: first.author?.fullName ?? t('chat.formerPerson'),
              words: first.body.slice(0, 300),
            })
          : t('chat.arrived', { count: messages.length }),
      );
    }, announceInterval);
  };
  return { announcement, announce };
}
