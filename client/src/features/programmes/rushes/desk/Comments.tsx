import { Box, Button, Flex, IconButton, Stack, Text, Textarea } from '@chakra-ui/react';
import { Check, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../../../apollo/session/SessionContext';
import { useCan } from '../../../../kit/access/useCan';
import { PersonAvatar } from '../../../../kit/data/people/Person';
import { When } from '../../../../kit/data/texts/When';
import { useNotifyError } from '../../../../kit/feedback/toasts/useNotifyError';
import { Section } from '../../../../kit/layout/Card';
import { writeCue } from '../../../../kit/data/sound/cue';
import {
  useAddRushNoteMutation,
  useDeleteRushNoteMutation,
  useResolveRushNoteMutation,
  type RushCommentFieldsFragment,
  type RushTakeFieldsFragment,
} from '../rushes.generated';

interface TimeRange {
  start: number;
  end: number | null;
}

interface Props {
  take: RushTakeFieldsFragment;
  mayChange: boolean;
  /** Position of the comment that is being written; undefined when none is. */
  range: TimeRange | undefined;
  onRange: (range: TimeRange | undefined) => void;
  onSeek: (at: number) => void;
}

const textOf = ({ start, end }: TimeRange) =>
  end === null ? writeCue(start) : `${writeCue(start)} – ${writeCue(end)}`;

/** Comments on a take: open ones by position, then the resolved ones by position. */
export function Comments({ take, mayChange, range, onRange, onSeek }: Props) {
  const { t } = useTranslation();
  const inOrder = take.comments.toSorted((a, b) => a.start - b.start);
  const open = inOrder.filter(({ resolvedAt }) => resolvedAt === null);
  const settled = inOrder.filter(({ resolvedAt }) => resolvedAt !== null);
  return (
    <Section title={t('rushes.comments.title', { count: open.length })}>
      {range ? <NewComment takeId={take.id} range={range} onDone={() => onRange(undefined)} /> : null}
      {inOrder.length === 0 && !range ? (
        <Text color="fg.muted">{t(mayChange ? 'rushes.comments.empty' : 'rushes.comments.none')}</Text>
      ) : null}
      <Stack as="ul" listStyleType="none" gap="4">
        {[...open, ...settled].map((comment) => (
          <CommentRow key={comment.id} comment={comment} mayChange={mayChange} onSeek={onSeek} />
        ))}
      </Stack>
    </Section>
  );
}

function NewComment({ takeId, range, onDone }: { takeId: string; range: TimeRange; onDone: () => void }) {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const [add, { loading }] = useAddRushNoteMutation();
  const [text, setText] = useState('');
  const save = async () => {
    try {
      await add({ variables: { takeId, input: { ...range, text } } });
      onDone();
    } catch (error) {
      notifyError(t('rushes.comments.failed'), error);
    }
  };
  return (
    <Box mb="5">
      <Text textStyle="compact" color="fg.muted" mb="1.5" fontVariantNumeric="tabular-nums">
        <bdi dir="ltr">{textOf(range)}</bdi>
      </Text>
      <Textarea
        // Move the focus from the waveform to the text field.
        ref={(field) => field?.focus()}
        aria-label={t('rushes.comments.text')}
        placeholder={t('rushes.comments.placeholder')}
        dir="auto"
        autoresize
        minH="16"
        maxLength={2000}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone();
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
        }}
      />
      <Flex gap="2" mt="2">
        <Button
          size="sm"
          colorPalette="brand"
          loading={loading}
          disabled={text.trim() === ''}
          onClick={() => void save()}
        >
          {t('rushes.comments.save')}
        </Button>
        <Button size="sm" variant="outline" onClick={onDone}>
          {t('actions.cancel')}
        </Button>
      </Flex>
    </Box>
  );
}

function CommentRow({
  comment,
  mayChange,
  onSeek,
}: {
  comment: RushCommentFieldsFragment;
  mayChange: boolean;
  onSeek: (at: number) => void;
}) {
  const { t } = useTranslation();
  const { id: viewerId } = useViewer();
  const notifyError = useNotifyError();
  const mayDeleteAny = useCan()({ action: 'delete', subject: 'Rush' });
  const [resolve] = useResolveRushNoteMutation();
  const [remove] = useDeleteRushNoteMutation();
  const { id, start, author, text, createdAt, resolvedAt } = comment;
  const isSettled = resolvedAt !== null;
  const act = (what: Promise<unknown>) =>
    void what.catch((error: unknown) => notifyError(t('rushes.comments.failed'), error));
  return (
    <Flex as="li" gap="2.5" opacity={isSettled ? 0.72 : 1}>
      <PersonAvatar name={author?.fullName ?? '?'} src={author?.avatar} />
      <Box flex="1" minW="0">
        <Flex gap="2" wrap="wrap" align="center">
          <Button size="xs" variant="subtle" fontVariantNumeric="tabular-nums" onClick={() => onSeek(start)}>
            <bdi dir="ltr">{textOf(comment)}</bdi>
          </Button>
          <Text as="span" textStyle="compact">
            <bdi>{author?.fullName ?? t('rushes.formerPerson')}</bdi>
          </Text>
          <Text as="span" textStyle="xs" color="fg.muted">
            <When moment={createdAt} />
          </Text>
        </Flex>
        <Text
          mt="1"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
          dir="auto"
          textDecoration={isSettled ? 'line-through' : undefined}
        >
          {text}
        </Text>
      </Box>
      {mayChange ? (
        <Flex gap="1">
          <IconButton
            size="xs"
            variant="ghost"
            aria-label={t(isSettled ? 'rushes.comments.open' : 'rushes.comments.resolve')}
            title={t(isSettled ? 'rushes.comments.open' : 'rushes.comments.resolve')}
            onClick={() => act(resolve({ variables: { id, resolved: !isSettled } }))}
          >
            {isSettled ? <RotateCcw aria-hidden /> : <Check aria-hidden />}
          </IconButton>
          {author?.id === viewerId || mayDeleteAny ? (
            <IconButton
              size="xs"
              variant="ghost"
              aria-label={t('rushes.comments.delete')}
              title={t('rushes.comments.delete')}
              onClick={() => act(remove({ variables: { id } }))}
            >
              <Trash2 aria-hidden />
            </IconButton>
          ) : null}
        </Flex>
      ) : null}
    </Flex>
  );
}
