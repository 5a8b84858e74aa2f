import { Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { Mic, Square, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMeasureFormat } from '../../../kit/data/format/measureFormat';
import { useSecond } from '../../../kit/data/format/useSecond';
import { toolStyle } from './toolStyle';
import { noteType, useVoiceNote } from './useVoiceNote';

/** Records a voice note: the first press starts the recording, the second adds the note to the message. */
export function VoiceNoteButton({ onNote }: { onNote: (note: File) => void }) {
  const { t } = useTranslation();
  const { beganAt, isRefused, begin, end, cancel } = useVoiceNote(onNote);
  if (!noteType()) return null;
  if (beganAt === undefined)
    return (
      <>
        <IconButton
          {...toolStyle}
          aria-label={t('chatFiles.speak')}
          title={t('chatFiles.speak')}
          onClick={begin}
        >
          <Mic aria-hidden />
        </IconButton>
        {isRefused ? (
          <Text role="alert" textStyle="xs" color="fg.error" maxW="12rem" alignSelf="center">
            {t('chatFiles.noMicrophone')}
          </Text>
        ) : null}
      </>
    );
  return (
    <Flex align="center" gap="1">
      <Button size="sm" colorPalette="red" variant="subtle" minH={{ base: '11', md: '9' }} onClick={end}>
        <Square aria-hidden /> {t('chatFiles.endNote')} <Passed since={beganAt} />
      </Button>
      <IconButton {...toolStyle} aria-label={t('chatFiles.dropNote')} onClick={cancel}>
        <Trash2 aria-hidden />
      </IconButton>
    </Flex>
  );
}

function Passed({ since }: { since: number }) {
  const { clock } = useMeasureFormat();
  const now = useSecond();
  return (
    <Text as="span" fontVariantNumeric="tabular-nums">
      {clock(Math.max(0, now.getTime() - since))}
    </Text>
  );
}
