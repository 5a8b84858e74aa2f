import { Box, Button, Flex, IconButton, Stack, Text } from '@chakra-ui/react';
import { ArrowLeftToLine, ArrowRightToLine, MessageSquarePlus, Pause, Play, Scissors, X } from 'lucide-react';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useMeasureFormat } from '../../../../kit/data/format/measureFormat';
import { Section } from '../../../../kit/layout/Card';
import { writeCue } from '../../../../kit/data/sound/cue';
import { reasonText } from '../../../library/shared';
import type { RushDeskFragment, RushTakeFieldsFragment } from '../rushes.generated';
import { Comments } from './Comments';
import { chosenFrom, chosenTo, lengthLeft, withCut, withIn, withOut, withoutCut, type Part } from './marks';
import { useMarks } from './useMarks';
import { useTakeWaveform } from './useTakeWaveform';

interface Props {
  take: RushTakeFieldsFragment;
  rush: RushDeskFragment;
  mayChange: boolean;
}

/** Player of a take, or the reason why it cannot be played. */
export function TakeDesk({ take, rush, mayChange }: Props) {
  const { t } = useTranslation();
  const { state, failure, refusedFormat, duration, fileUrl, waveformUrl } = take.medium;
  if (state === 'READY' && fileUrl && waveformUrl && duration !== null)
    return <Player {...{ take, rush, mayChange, duration, fileUrl, waveformUrl }} />;
  return (
    <Section title={t('rushes.takeNumber', { number: take.number })}>
      <Text color={failure ? 'fg.error' : 'fg.muted'}>
        {failure
          ? reasonText(t, { failure, refusedFormat })
          : t(state === 'READY' ? 'rushes.notMeasured' : 'rushes.beingAnalysed')}
      </Text>
    </Section>
  );
}

type Sounding = Props & { duration: number; fileUrl: string; waveformUrl: string };

/** Waveform with marks, cuts and comments; everything works by keyboard too. */
function Player({ take, mayChange, duration, fileUrl, waveformUrl }: Sounding) {
  const { t } = useTranslation();
  const media = useMeasureFormat();
  const container = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [marks, change] = useMarks(take);
  const [selection, setSelection] = useState<Part>();
  const [commentAt, setCommentAt] = useState<{ start: number; end: number | null }>();
  const notes = useMemo(
    () => take.comments.map(({ start, end, resolvedAt }) => ({ start, end, isOpen: resolvedAt === null })),
    [take.comments],
  );
  const addresses = useFirstUrls(fileUrl, waveformUrl);
  const wave = useTakeWaveform({ container, ...addresses, duration, marks, notes, onSelect: setSelection });

  const markIn = () => change(withIn(marks, wave.position()));
  const markOut = () => change(withOut(marks, wave.position(), duration));
  const cut = () => {
    if (!selection) return;
    change(withCut(marks, selection));
    wave.unselect();
  };
  const choose = (part: Part | undefined) => {
    if (part) wave.select(part);
  };
  const comment = () =>
    setCommentAt(
      selection ? { start: selection.from, end: selection.to } : { start: wave.position(), end: null },
    );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    const step = 1000 * (event.shiftKey ? 10 : 1);
    if (key === ' ') wave.toggle();
    else if (key === 'arrowleft') wave.seek(wave.position() - step);
    else if (key === 'arrowright') wave.seek(wave.position() + step);
    else if (key === 'home') wave.seek(0);
    else if (key === 'end') wave.seek(duration);
    else if (mayChange && key === 'i') markIn();
    else if (mayChange && key === 'o') markOut();
    else if (mayChange && key === '[') choose(chosenFrom(selection, wave.position(), duration));
    else if (mayChange && key === ']') choose(chosenTo(selection, wave.position()));
    else if (selection && key === 'escape') wave.unselect();
    else if (mayChange && key === 'x') cut();
    else if (mayChange && key === 'c') comment();
    else return;
    event.preventDefault();
  };
  const isMarked = marks.markIn !== null || marks.markOut !== null || marks.cuts.length > 0;
  return (
    <>
      <Section
        title={t('rushes.takeNumber', { number: take.number })}
        aside={
          <Text textStyle="compact" color="fg.muted" fontVariantNumeric="tabular-nums">
            <bdi>
              {isMarked
                ? t('rushes.marks.left', {
                    left: media.clock(lengthLeft(marks, duration)),
                    of: media.clock(duration),
                  })
                : media.clock(duration)}
            </bdi>
          </Text>
        }
      >
        <Box
          ref={stage}
          role="application"
          aria-label={t('rushes.waveform', { number: take.number })}
          aria-describedby="rush-keys"
          tabIndex={0}
          onKeyDown={onKeyDown}
          dir="ltr"
          borderRadius="l2"
          bg="bg.subtle"
          focusVisibleRing="outside"
        >
          <Box ref={container} minH="36" color="brand.fg" />
        </Box>
        {take.medium.loudness === null ? (
          <Text role="status" color="fg.warning" mt="2">
            {t('rushes.silent')}
          </Text>
        ) : null}
        {wave.status === 'failed' ? (
          <Text role="alert" color="fg.error" mt="2">
            {t('rushes.noWaveform')}
          </Text>
        ) : null}
        <Flex gap="2" wrap="wrap" align="center" mt="3">
          <Button
            size="sm"
            colorPalette="brand"
            variant="outline"
            disabled={wave.status !== 'ready'}
            onClick={wave.toggle}
          >
            {wave.isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
            {wave.isPlaying ? t('rushes.pause') : t('rushes.listen')}
          </Button>
          {mayChange ? (
            <>
              <Button size="sm" variant="outline" onClick={markIn}>
                <ArrowLeftToLine aria-hidden /> {t('rushes.marks.in')}
              </Button>
              <Button size="sm" variant="outline" onClick={markOut}>
                <ArrowRightToLine aria-hidden /> {t('rushes.marks.out')}
              </Button>
              <Button size="sm" variant="outline" disabled={!selection} onClick={cut}>
                <Scissors aria-hidden /> {t('rushes.marks.cut')}
              </Button>
              <Button size="sm" variant="outline" onClick={comment}>
                <MessageSquarePlus aria-hidden /> {t('rushes.comments.add')}
              </Button>
            </>
          ) : null}
        </Flex>
        <Text role="status" textStyle="compact" mt="2" fontVariantNumeric="tabular-nums" _empty={{ mt: 0 }}>
          {selection
            ? t('rushes.marks.chosen', { from: writeCue(selection.from), to: writeCue(selection.to) })
            : ''}
        </Text>
        <Text id="rush-keys" color="fg.muted" textStyle="compact" mt="2" hideBelow="md">
          {t(mayChange ? 'rushes.keys' : 'rushes.keysToListen')}
        </Text>
        {isMarked ? (
          <Stack as="ul" listStyleType="none" gap="1.5" mt="4" aria-label={t('rushes.marks.title')}>
            {marks.markIn === null ? null : (
              <Mark
                text={t('rushes.marks.begins')}
                at={marks.markIn}
                onSeek={wave.seek}
                onRemove={mayChange ? () => change({ ...marks, markIn: null }) : undefined}
              />
            )}
            {marks.markOut === null ? null : (
              <Mark
                text={t('rushes.marks.ends')}
                at={marks.markOut}
                onSeek={wave.seek}
                onRemove={mayChange ? () => change({ ...marks, markOut: null }) : undefined}
              />
            )}
            {marks.cuts.map(({ from, to }, index) => (
              <Mark
                key={from}
                text={t('rushes.marks.leftOut')}
                at={from}
                to={to}
                onSeek={wave.seek}
                onRemove={mayChange ? () => change(withoutCut(marks, index)) : undefined}
              />
            ))}
          </Stack>
        ) : null}
      </Section>
      <Comments
        take={take}
        mayChange={mayChange}
        range={commentAt}
        onRange={setCommentAt}
        onSeek={(at) => {
          wave.seek(at);
          stage.current?.focus();
        }}
      />
    </>
  );
}

/** Row of a mark or a cut: position, seek button and remove button. */
function Mark({
  text,
  at,
  to,
  onSeek,
  onRemove,
}: {
  text: string;
  at: number;
  to?: number;
  onSeek: (at: number) => void;
  onRemove: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const range = to === undefined ? writeCue(at) : `${writeCue(at)} – ${writeCue(to)}`;
  return (
    <Flex as="li" align="center" gap="2">
      <Text minW="20" color="fg.muted" textStyle="compact">
        {text}
      </Text>
      <Button size="xs" variant="ghost" fontVariantNumeric="tabular-nums" onClick={() => onSeek(at)}>
        <bdi dir="ltr">{range}</bdi>
      </Button>
      {onRemove ? (
        <IconButton
          size="xs"
          variant="ghost"
          aria-label={t('rushes.marks.remove', { what: text, range })}
          onClick={onRemove}
        >
          <X aria-hidden />
        </IconButton>
      ) : null}
    </Flex>
  );
}

/** Returns the addresses of the first response. Each response contains newly signed ones, and changing them would interrupt playback. */
function useFirstUrls(fileUrl: string, waveformUrl: string) {
  const [urls] = useState({ fileUrl, waveformUrl });
  return urls;
}
