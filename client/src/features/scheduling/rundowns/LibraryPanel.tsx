import { Box, chakra, Field, Input, NativeSelect, Spinner, Stack, Text } from '@chakra-ui/react';
import { useDraggable } from '@dnd-kit/react';
import { useEffect, useReducer, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorOf } from '../../../apollo/errors';
import { useMeasureFormat } from '../../../kit/data/format/measureFormat';
import { PicturedName } from '../../../kit/data/people/MediumPicture';
import { ErrorState } from '../../../kit/feedback/ErrorState';
import { fieldMessage } from '../../../kit/form/fieldErrors';
import { useDebounced } from '../../../kit/useDebounced';
import { kindIcons } from './kinds';
import { useMediaForRundownQuery, type RundownMediumFragment } from './rundowns.generated';

const kinds = ['SONG', 'JINGLE', 'GENERIC', 'PUBLICITY'] as const;
const Entry = chakra('button');

/** Returns the medium that a dragged panel entry carries; undefined for dragged items of the rundown. */
export const mediumDragged = (data: unknown) => (data as { medium?: RundownMediumFragment }).medium;

/**
 * Searches the library for media to add to a rundown. A clicked result, or on Enter the first one that is ready, is inserted
 * after the current item.
 */
export function LibraryPanel({
  canDraw,
  onPick,
}: {
  canDraw: boolean;
  onPick: (medium: RundownMediumFragment) => void;
}) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState<(typeof kinds)[number] | ''>('');
  const search = useDebounced(typed);
  const list = useRef<HTMLUListElement>(null);
  const { data, previousData, error, loading, refetch } = useMediaForRundownQuery({
    variables: { search: search || null, filter: kind ? { kind: { eq: kind } } : null },
  });
  const found = (data ?? previousData)?.mediaItems;
  const misunderstood = error ? apiErrorOf(error).fields?.['search'] : undefined;

  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])];
  // Enter selects the first result for the typed text. While the search for that text is running, this waits for it.
  const isAwaited = useRef(false);
  const [, searchAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isAwaited.current || search !== typed || !data) return;
    isAwaited.current = false;
    const first = data.mediaItems.items.find(({ state }) => state === 'READY');
    if (first) onPick(first);
  });
  const takeFirst = () => {
    isAwaited.current = true;
    searchAgain();
  };
  const onSearchKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') entries()[0]?.focus();
    else if (event.key === 'Enter') takeFirst();
    else return;
    event.preventDefault();
  };
  const onListKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const all = entries();
    all[all.indexOf(event.target as HTMLElement) + step]?.focus();
  };
  return (
    <Stack gap="3" minH="0">
      <Field.Root gap="1">
        <Field.Label textStyle="compact">{t('rundowns.library.search')}</Field.Label>
        <Input
          type="search"
          size="sm"
          value={typed}
          maxLength={100}
          onChange={({ currentTarget }) => {
            isAwaited.current = false;
            setTyped(currentTarget.value);
          }}
          onKeyDown={onSearchKey}
        />
        <Field.HelperText>
          {t(canDraw ? 'rundowns.library.hint' : 'rundowns.library.pressHint')}
        </Field.HelperText>
      </Field.Root>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field
          aria-label={t('rundowns.library.kind')}
          value={kind}
          onChange={({ currentTarget }) => setKind(currentTarget.value as typeof kind)}
        >
          <option value="">{t('rundowns.library.all')}</option>
          {kinds.map((option) => (
            <option key={option} value={option}>
              {t(`rundowns.library.kinds.${option}`)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {misunderstood ? (
        <Text role="alert">{fieldMessage(t, misunderstood)}</Text>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : null}
      {loading && !found ? <Spinner size="sm" /> : null}
      {found?.totalItems === 0 ? (
        <Text color="fg.muted" role="status">
          {t('rundowns.library.nothing')}
        </Text>
      ) : null}
      <chakra.ul
        ref={list}
        listStyleType="none"
        aria-label={t('rundowns.library.found')}
        overflowY="auto"
        maxH={canDraw ? 'max(320px, calc(100vh - 360px))' : undefined}
        opacity={loading ? 0.6 : 1}
        onKeyDown={onListKey}
      >
        {found?.items.map((medium) => (
          <li key={medium.id}>
            <FoundEntry medium={medium} canDraw={canDraw} onPick={onPick} />
          </li>
        ))}
      </chakra.ul>
      {found && found.totalItems > found.items.length ? (
        <Text textStyle="xs" color="fg.muted">
          {t('rundowns.library.more', { count: found.totalItems - found.items.length })}
        </Text>
      ) : null}
    </Stack>
  );
}

function FoundEntry({
  medium,
  canDraw,
  onPick,
}: {
  medium: RundownMediumFragment;
  canDraw: boolean;
  onPick: (medium: RundownMediumFragment) => void;
}) {
  const { t } = useTranslation();
  const measure = useMeasureFormat();
  const { id, kind, title, credit, artwork, state, duration } = medium;
  const isReady = state === 'READY';
  const { ref } = useDraggable({ id: `library-${id}`, data: { medium }, disabled: !canDraw || !isReady });
  return (
    <Entry
      ref={ref}
      type="button"
      disabled={!isReady}
      display="flex"
      alignItems="center"
      gap="2"
      w="full"
      minH={{ base: '12', md: '11' }}
      px="1.5"
      textAlign="start"
      borderRadius="l2"
      cursor={isReady ? (canDraw ? 'grab' : 'pointer') : 'not-allowed'}
      opacity={isReady ? 1 : 0.6}
      focusVisibleRing="inside"
      _hover={{ bg: 'bg.muted' }}
      onClick={() => onPick(medium)}
    >
      <Box flex="1" minW="0">
        <PicturedName
          src={artwork}
          icon={
            kind === 'JINGLE'
              ? kindIcons.JINGLE
              : kind === 'PUBLICITY'
                ? kindIcons.ADVERT_BREAK
                : kindIcons.MEDIA
          }
          name={title}
          detail={credit}
        />
      </Box>
      <Text as="bdi" textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
        {!isReady ? t('rundowns.library.notReady') : duration === null ? '—' : measure.clock(duration)}
      </Text>
    </Entry>
  );
}
