import { Box, Button, Field, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { DoorOpen, LogOut, MessageSquare } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { TranslationKey } from '../../../i18n/keys';
import { StreamSound } from './voices/StreamSound';
import { canSendSound, type Visitor } from './useVisitor';
import { VisitBadge } from './VisitBadge';
import { VoiceLevel } from './voices/VoiceLevel';

const longest = 500;

/** Shows a visitor of the waiting room their state, messages of staff, and a field to write to staff. */
export function VisitorPart({ visitor, enterLabel }: { visitor: Visitor; enterLabel: string }) {
  const { t } = useTranslation();
  const { state, problem, sound, incomingSound, enter, leave, say } = visitor;
  const known = (key: string) => t(key as TranslationKey);
  if (!canSendSound()) return <Text color="fg.error">{t('liveRoom.unsupported')}</Text>;
  const isIn = state.is === 'connecting' || state.is === 'here';
  return (
    <Stack gap="4">
      <Box role="status">
        {state.is === 'here' ? (
          <>
            <VisitBadge state={state.how} />
            <Text mt="2" color="fg.muted">
              {t(`liveRoom.about.${state.how}`)}
            </Text>
            {state.messageToVisitor ? (
              <Box mt="3" p="3" borderWidth="1px" borderRadius="l2">
                <Text textStyle="compact" color="fg.muted">
                  {t('liveRoom.messageFromStation')}
                </Text>
                <Text fontWeight="medium">
                  <bdi>{state.messageToVisitor}</bdi>
                </Text>
              </Box>
            ) : null}
          </>
        ) : state.is === 'off' ? null : (
          <Text color="fg.muted">
            {state.is === 'refused'
              ? known(`liveRoom.refusals.${state.reason}`)
              : state.is === 'ended'
                ? t(`liveRoom.ends.${state.how}`)
                : t(`liveRoom.${state.is}`)}
          </Text>
        )}
      </Box>
      {problem ? (
        <Text role="alert" color="fg.error">
          {t(`studio.problems.${problem}`)}
        </Text>
      ) : null}
      {isIn ? (
        <>
          {sound ? <VoiceLevel stream={sound} /> : null}
          {incomingSound ? <StreamSound stream={incomingSound} /> : null}
          <Say say={say} />
          <Button variant="outline" alignSelf="flex-start" onClick={leave}>
            <LogOut aria-hidden /> {t('liveRoom.leave')}
          </Button>
        </>
      ) : (
        <Button alignSelf="flex-start" onClick={() => void enter()}>
          <DoorOpen aria-hidden /> {enterLabel}
        </Button>
      )}
    </Stack>
  );
}

function Say({ say }: { say: (text: string) => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    say(text.trim());
    setText('');
  };
  return (
    <form onSubmit={submit}>
      <Flex gap="2" align="flex-end">
        <Field.Root>
          <Field.Label>{t('liveRoom.message')}</Field.Label>
          <Input value={text} maxLength={longest} onChange={({ target }) => setText(target.value)} />
        </Field.Root>
        <Button type="submit" variant="outline" flexShrink="0" disabled={text.trim() === ''}>
          <MessageSquare aria-hidden /> {t('liveRoom.send')}
        </Button>
      </Flex>
    </form>
  );
}
