import { useEffect, useRef, useState } from 'react';
import { useDraft } from '../../../../kit/form/drafts/useDraft';
import { useIsNarrow } from '../../../../kit/layout/useMediaQuery';
import { useSentFiles } from '../../files/useSentFiles';
import type { Pending } from '../../store/outbox';
import type { Thread } from '../../store/threadsStore';
import type { Chat } from '../../store/useChat';
import type { Conversation } from '../conversationStore';
import type { Message } from '../messages/messageWindow';
import type { MessageActions } from '../messages/useMessageActions';

export type MessageComposer = ReturnType<typeof useMessageComposer>;

/**
 * The message that the viewer is writing in a thread: a new one, a reply, or the edit of a sent one. The draft of a new
 * message survives an edit.
 */
export function useMessageComposer(
  chat: Chat,
  thread: Thread,
  { conversation, actions }: { conversation: Conversation; actions: MessageActions },
) {
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useDraft(`chat.${thread.id}`);
  const [edited, setEdited] = useState<{ message: Message; body: string }>();
  const [replyTo, setReplyTo] = useState<Message>();
  const files = useSentFiles(chat.viewerId, thread.id);
  const focus = () => fieldRef.current?.focus();

  // No automatic focus on narrow screens, where the keyboard would cover the messages.
  const isNarrow = useIsNarrow();
  useEffect(() => {
    if (!isNarrow) fieldRef.current?.focus();
  }, [isNarrow]);

  const edit = (message: Message) => {
    setReplyTo(undefined);
    setEdited({ message, body: message.body });
    focus();
  };
  const saveEdit = async (message: Message, text: string) => {
    const body = text.trim();
    if (body === message.body || (await actions.edit(message, body))) setEdited(undefined);
  };
  const send = (text: string) => {
    setDraft('');
    setReplyTo(undefined);
    chat.outbox.post(thread.id, text, { replyToId: replyTo?.id ?? null, files: files.take() });
    if (conversation.getState().messageWindow?.hasNewer) void conversation.open();
  };
  return {
    fieldRef,
    files,
    edited: edited?.message,
    replyTo,
    text: edited?.body ?? draft,
    setText: (text: string) => (edited ? setEdited({ ...edited, body: text }) : setDraft(text)),
    /** Sends the text as a new message, or saves it as the edit of a sent one. */
    submit: (text: string) => (edited ? void saveEdit(edited.message, text) : send(text)),
    edit,
    /** Edits the last loaded message of the viewer that is not deleted. */
    editLast() {
      const { messageWindow } = conversation.getState();
      const last = messageWindow?.messages.findLast(({ isMine, deletedAt }) => isMine && !deletedAt);
      if (last) edit(last);
    },
    reply(message: Message) {
      setEdited(undefined);
      setReplyTo(message);
      focus();
    },
    /** Ends the edit or the reply. */
    cancel() {
      setEdited(undefined);
      setReplyTo(undefined);
      focus();
    },
    /**
     * Removes a failed message from the outbox and restores its attachments in the composer. Restores its text
     * only if the draft is empty.
     */
    restore({ clientKey, body, files: sent }: Pending) {
      chat.outbox.discard(clientKey);
      if (!draft) setDraft(body);
      files.putBack(sent);
      focus();
    },
  };
}
