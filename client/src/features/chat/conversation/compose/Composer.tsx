import { Box, chakra, Flex, IconButton, Text, Textarea, VisuallyHidden } from '@chakra-ui/react';
import { Send } from 'lucide-react';
import { useRef, type ReactNode, type RefObject, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MentionList } from '../../mentions/MentionList';
import { useMentionKeys } from '../../mentions/useMentionKeys';
import type { Thread } from '../../store/threadsStore';

/** The attachments of the message that is being written. */
export interface ComposerFiles {
  count: number;
  /** True while an upload is running or has failed. */
  isBusy: boolean;
  /** The list of the attachments, above the field. */
  list: ReactNode;
  /** The buttons that attach files, at the start of the field. */
  tools: ReactNode;
  add: (files: readonly File[]) => void;
}

const Form = chakra('form');

export const maxMessageLength = 10_000;
/** Minimum milliseconds between two typing notifications. Shorter than the time for which one is displayed to others. */
const typingInterval = 3_000;

/** The form of a message. Enter sends it, Shift and Enter starts a new line. */
export function Composer({
  thread,
  text,
  label,
  fieldRef,
  onChange,
  onSend,
  onTyping,
  onEditLast,
  onCancel,
  context,
  files,
  pauseTime,
}: {
  thread: Thread;
  text: string;
  label: string;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  onChange: (text: string) => void;
  onSend: (text: string) => void;
  onTyping: () => void;
  /** Edits the viewer's last message. Called on the up arrow key in an empty field. */
  onEditLast: () => void;
  /** Cancels the edit or the reply. Called on Escape. */
  onCancel: () => void;
  /** The message that is being edited or replied to, above the field. */
  context?: ReactNode;
  /** Undefined during an edit: attachments of sent messages do not change. */
  files?: ComposerFiles | undefined;
  /**
   * Minimum milliseconds between two messages of the viewer in slow mode; 0 for none. Only shown as a hint: the
   * server rejects messages that are too early.
   */
  pauseTime: number;
}) {
  const { t } = useTranslation();
  const notifiedAt = useRef(0);
  const left = maxMessageLength - text.length;
  const hasFiles = files !== undefined && files.count > 0;
  const isSendable = (text.trim() !== '' || hasFiles) && left >= 0 && !files?.isBusy;

  const mentions = useMentionKeys({ thread, text, fieldRef, onChange });

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isSendable) onSend(text.trim());
    fieldRef.current?.focus();
  };
  const change = (next: string) => {
    onChange(next);
    const now = Date.now();
    if (!next.trim() || now - notifiedAt.current < typingInterval) return;
    notifiedAt.current = now;
    onTyping();
  };
  return (
    <Form onSubmit={submit} px={{ base: '3', md: '4' }} pb="3" pt="1">
      {context}
      {files?.list}
      <Flex
        position="relative"
        gap="2"
        align="flex-end"
        borderWidth="1px"
        borderColor="border.emphasized"
        borderRadius="l3"
        bg="bg.panel"
        p="1"
        _focusWithin={{ borderColor: 'brand.solid' }}
      >
        {files?.tools}
        {mentions.isOpen ? (
          <MentionList people={mentions.people} active={mentions.active} onChoose={mentions.choose} />
        ) : null}
        <Textarea
          {...mentions.fieldProps}
          ref={fieldRef}
          aria-label={label}
          placeholder={label}
          value={text}
          rows={1}
          autoresize
          minH="9"
          maxH="40"
          resize="none"
          border="0"
          outline="0"
          dir="auto"
          aria-describedby="chat-keys"
          aria-invalid={left < 0}
          onChange={({ target }) => {
            change(target.value);
            mentions.moved(target.selectionStart);
          }}
          onSelect={({ currentTarget }) => mentions.moved(currentTarget.selectionStart)}
          onBlur={() => mentions.moved(0)}
          onPaste={(event) => {
            const pasted = [...event.clipboardData.files];
            if (!files || pasted.length === 0) return;
            event.preventDefault();
            files.add(pasted);
          }}
          onKeyDown={(event) => {
            if (mentions.pressed(event)) return;
            const isComposing = event.nativeEvent.isComposing;
            if (event.key === 'Enter' && !event.shiftKey && !isComposing) submit(event);
            if (event.key === 'ArrowUp' && !event.altKey && text === '') {
              event.preventDefault();
              onEditLast();
            }
            if (event.key === 'Escape') onCancel();
          }}
        />
        <IconButton
          type="submit"
          size="sm"
          minW={{ base: '11', md: '9' }}
          minH={{ base: '11', md: '9' }}
          colorPalette="brand"
          variant={isSendable ? 'solid' : 'ghost'}
          aria-label={t('chat.send')}
          aria-disabled={!isSendable}
        >
          <Send />
        </IconButton>
      </Flex>
      <VisuallyHidden role="status">
        {mentions.isOpen ? t('chatSearch.mentionable', { count: mentions.people.length }) : null}
      </VisuallyHidden>
      <Box textStyle="xs" color="fg.muted" mt="1" minH="4">
        {left < maxMessageLength / 10 ? (
          <Text as="span" color={left < 0 ? 'fg.error' : undefined} role={left < 0 ? 'alert' : undefined}>
            {left < 0 ? t('chat.tooLong', { count: -left }) : t('chat.left', { count: left })}
          </Text>
        ) : null}
        {pauseTime > 0 ? (
          <Text as="span" me="2">
            {t('chatReports.pause', { count: Math.ceil(pauseTime / 1000) })}
          </Text>
        ) : null}
        <Text as="span" id="chat-keys" hideBelow="md" hidden={left < maxMessageLength / 10}>
          {t('chat.keys')}
        </Text>
      </Box>
    </Form>
  );
}
