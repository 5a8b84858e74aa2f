import { Box, Button, Field, Flex, Input, Text } from '@chakra-ui/react';
import { Ear, EarOff, MessageSquare, UserCheck, UserX } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { VisitState } from '../../../apollo/schemaTypes.generated';
import { Can } from '../../../kit/access/useCan';
import { RecordState } from '../../../kit/data/texts/RecordState';
import { When } from '../../../kit/data/texts/When';
import { useConfirm } from '../../../kit/feedback/confirm/ConfirmProvider';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import { Section } from '../../../kit/layout/Card';
import { StreamSound } from './voices/StreamSound';
import { useListenTo } from './voices/useListenTo';
import { useWaitingRoom } from './useWaitingRoom';
import { VisitBadge } from './VisitBadge';
import { VoiceLevel } from './voices/VoiceLevel';
import {
  useMoveVisitMutation,
  useSendVisitorMessageMutation,
  type VisitFieldsFragment,
} from './waitingRoom.generated';

/** Visitors in the waiting room, with buttons to listen, write, admit and send away. */
export function RoomSection() {
  const { t } = useTranslation();
  const { query, visits } = useWaitingRoom();
  const listening = useListenTo();
  return (
    <Section title={t('liveRoom.here')}>
      <RecordState query={query} record={visits}>
        {(here) =>
          here.length === 0 ? (
            <Text color="fg.muted">{t('liveRoom.nobody')}</Text>
          ) : (
            <Box as="ul" listStyleType="none">
              {here.map((visit) => (
                <Visit key={visit.id} visit={visit} listening={listening} />
              ))}
            </Box>
          )
        }
      </RecordState>
    </Section>
  );
}

function Visit({
  visit,
  listening: { listenedVisit, listen, stop },
}: {
  visit: VisitFieldsFragment;
  listening: ReturnType<typeof useListenTo>;
}) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const [move, { loading }] = useMoveVisitMutation();
  const [isCalling, setCalling] = useState(false);
  const { id, name, part, state, arrivedAt, messageFromVisitor } = visit;
  const isListenedTo = listenedVisit?.id === id;

  const moveTo = async (to: VisitState) => {
    try {
      await move({ variables: { id, to } });
    } catch (error) {
      notifyError(t('liveRoom.notMoved', { name }), error);
    }
  };
  const listenToVisitor = async () => {
    setCalling(true);
    try {
      await listen(id);
      if (state === 'WAITING') await moveTo('SCREENING');
    } catch (error) {
      notifyError(t('liveRoom.noSound', { name }), error);
    } finally {
      setCalling(false);
    }
  };
  const refuse = async () => {
    const isSure = await confirm({
      title: t('liveRoom.refuseTitle', { name }),
      body: t('liveRoom.refuseBody'),
      confirmLabel: t('liveRoom.refuse'),
      isDestructive: true,
    });
    if (isSure) await moveTo('REFUSED');
  };
  return (
    <Box as="li" py="3" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Flex gap="2" align="center" wrap="wrap">
        <VisitBadge state={state} />
        <Text fontWeight="medium">
          <bdi>{name}</bdi>
        </Text>
        <Text textStyle="compact" color="fg.muted">
          {t(`liveRoom.parts.${part}`)}
          {' · '}
          <When moment={arrivedAt} />
        </Text>
      </Flex>
      {messageFromVisitor ? (
        <Text mt="2">
          <bdi>{messageFromVisitor}</bdi>
        </Text>
      ) : null}
      <Can action="update" subject="LiveVisit">
        <Flex gap="2" mt="3" wrap="wrap">
          {isListenedTo ? (
            <Button size="sm" variant="outline" aria-label={`${t('liveRoom.stop')}: ${name}`} onClick={stop}>
              <EarOff aria-hidden /> {t('liveRoom.stop')}
            </Button>
          ) : (
            <Button
              size="sm"
              variant="outline"
              loading={isCalling}
              loadingText={t('liveRoom.listen')}
              aria-label={`${t('liveRoom.listen')}: ${name}`}
              onClick={() => void listenToVisitor()}
            >
              <Ear aria-hidden /> {t('liveRoom.listen')}
            </Button>
          )}
          {state === 'WAITING' || state === 'SCREENING' ? (
            <Button
              size="sm"
              loading={loading}
              aria-label={`${t('liveRoom.admit')}: ${name}`}
              onClick={() => void moveTo('ADMITTED')}
            >
              <UserCheck aria-hidden /> {t('liveRoom.admit')}
            </Button>
          ) : null}
          {state === 'ADMITTED' ? (
            <Button
              size="sm"
              variant="outline"
              loading={loading}
              aria-label={`${t('liveRoom.backToWaiting')}: ${name}`}
              onClick={() => void moveTo('WAITING')}
            >
              {t('liveRoom.backToWaiting')}
            </Button>
          ) : null}
          <Button
            size="sm"
            variant="ghost"
            colorPalette="red"
            aria-label={`${t('liveRoom.refuse')}: ${name}`}
            onClick={() => void refuse()}
          >
            <UserX aria-hidden /> {t('liveRoom.refuse')}
          </Button>
        </Flex>
        {isListenedTo ? (
          <Box mt="3" maxW="20rem">
            <StreamSound stream={listenedVisit.stream} />
            <VoiceLevel stream={listenedVisit.stream} />
          </Box>
        ) : null}
        <MessageForm visit={visit} />
      </Can>
    </Box>
  );
}

const longest = 500;

function MessageForm({ visit: { id, name, messageToVisitor: lastMessage } }: { visit: VisitFieldsFragment }) {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const [sendMessage, { loading }] = useSendVisitorMessageMutation();
  const [text, setText] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await sendMessage({ variables: { id, text: text.trim() } });
      setText('');
    } catch (error) {
      notifyError(t('liveRoom.notSent', { name }), error);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Flex gap="2" mt="3" align="flex-end">
        <Field.Root>
          <Field.Label>{t('liveRoom.sendTo', { name })}</Field.Label>
          <Input value={text} maxLength={longest} onChange={({ target }) => setText(target.value)} />
        </Field.Root>
        <Button
          type="submit"
          size="sm"
          variant="outline"
          flexShrink="0"
          loading={loading}
          disabled={text.trim() === ''}
          aria-label={`${t('liveRoom.send')}: ${name}`}
        >
          <MessageSquare aria-hidden /> {t('liveRoom.send')}
        </Button>
      </Flex>
      {lastMessage ? (
        <Text mt="1" textStyle="compact" color="fg.muted">
          {t('liveRoom.lastMessage')} <bdi>{lastMessage}</bdi>
        </Text>
      ) : null}
    </form>
  );
}
