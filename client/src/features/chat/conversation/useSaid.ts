import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from './stretch';

/** Screen readers hear of what arrives this often, and of more than one message only how many there are. */
const sayEvery = 3_000;

/** What a screen reader is told of messages of others. */
export function useSaid() {
  const { t } = useTranslation();
  const [said, setSaid] = useState('');
  const heard = useRef(new Map<string, Message>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const arrived = (message: Message) => {
    if (message.isMine || message.editedAt || message.deletedAt) return;
    heard.current.set(message.id, message);
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      const all = [...heard.current.values()];
      heard.current.clear();
      const [first] = all;
      if (!first) return;
      setSaid(
        all.length === 1
          ? t('chat.saidBy', {
              name: first.author?.fullName ?? t('chat.somebodyGone'),
              words: first.body.slice(0, 300),
            })
          : t('chat.arrived', { count: all.length }),
      );
    }, sayEvery);
  };
  return { said, arrived };
}
