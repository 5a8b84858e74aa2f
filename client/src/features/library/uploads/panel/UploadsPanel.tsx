import { Box, CloseButton, Flex, IconButton, Text } from '@chakra-ui/react';
import { ChevronDown, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsNarrow } from '../../../../kit/layout/useMediaQuery';
import { cornerStyle } from './cornerStyle';
import { LeftOutNote } from './LeftOutNote';
import { PanelPill } from './PanelPill';
import { ProgressLine } from '../../../../kit/feedback/ProgressLine';
import { RoomLine } from './RoomLine';
import { UnfinishedList } from './UnfinishedList';
import { totalsOf } from '../choosing/uploadGroups';
import { UploadList } from './UploadList';
import { uploads as store } from '../uploads';
import type { UploadState } from '../uploadEntries';
import { isFailed } from '../uploadTypes';
import { useTotalsText } from './useTotalsText';
import { useUnfinished } from '../sending/useUnfinished';

/** Upload panel in the corner of the page; can be collapsed. */
export function UploadsPanel({ uploads, leftOut }: UploadState) {
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  const [isOpen, setIsOpen] = useState(!isNarrow);
  const totals = totalsOf(uploads);
  const text = useTotalsText()(totals);
  const unfinished = useUnfinished(uploads);
  const [isDismissed, setIsDismissed] = useState(false);
  const isDone = totals.underWay + totals.analysing === 0;

  const hasNews = uploads.length > 0 || leftOut.length > 0;
  if (!hasNews && (unfinished.list.length === 0 || isDismissed)) return null;
  const close = () => {
    store.clear(
      uploads.filter((upload) => upload.phase === 'ready' || isFailed(upload)).map(({ key }) => key),
    );
    store.dismissLeftOut();
    setIsDismissed(true);
  };
  if (!isOpen) return <PanelPill totals={totals} text={text} onOpen={() => setIsOpen(true)} />;
  return (
    <Flex
      as="section"
      aria-label={t('uploads.title')}
      data-print="hide"
      direction="column"
      css={cornerStyle}
      w={{ base: 'calc(100vw - 1rem)', md: '25rem' }}
      maxH="min(32rem, calc(100dvh - var(--regie-bottom) - 6rem))"
      onKeyDown={(event) => {
        if (event.key === 'Escape') setIsOpen(false);
      }}
    >
      <Flex align="center" gap="1" ps="4" pe="2" py="2" borderBottomWidth="1px">
        <Box flex="1" minW="0">
          <Text fontWeight="medium">{t('uploads.title')}</Text>
          {text ? (
            <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
              {text}
            </Text>
          ) : null}
        </Box>
        {totals.underWay > 0 ? <PauseAll arePaused={totals.paused === totals.underWay} /> : null}
        <IconButton
          size="sm"
          variant="ghost"
          aria-label={t('uploads.minimise')}
          onClick={() => setIsOpen(false)}
        >
          <ChevronDown aria-hidden />
        </IconButton>
        {isDone ? <CloseButton size="sm" aria-label={t('actions.close')} onClick={close} /> : null}
      </Flex>
      {isDone ? null : <ProgressLine label={t('uploads.progress')} share={totals.share} />}
      <Box overflowY="auto" flex="1" overscrollBehavior="contain">
        <LeftOutNote leftOut={leftOut} />
        <UnfinishedList {...unfinished} />
        <UploadList uploads={uploads} />
      </Box>
      <RoomLine readyCount={totals.ready} />
    </Flex>
  );
}

function PauseAll({ arePaused }: { arePaused: boolean }) {
  const { t } = useTranslation();
  return (
    <IconButton
      size="sm"
      variant="ghost"
      aria-label={t(arePaused ? 'uploads.resumeAll' : 'uploads.pauseAll')}
      onClick={arePaused ? store.resumeAll : store.pauseAll}
    >
      {arePaused ? <Play aria-hidden /> : <Pause aria-hidden />}
    </IconButton>
  );
}
