import { Button, Flex, Text } from '@chakra-ui/react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../data/format/useFormat';
import type { Signal } from './createSignal';
import type { Span } from './chunks/listGeometry';

/** Footer at the bottom of the window: the range of visible rows, and the total. */
export function ScrollingFoot({
  retry,
  perPageSelect,
  sight,
  total,
  isExact,
  reach,
  hasFailed,
}: {
  retry: () => void;
  perPageSelect: ReactNode;
  sight: Signal<Span>;
  total: number;
  isExact: boolean;
  /** Number of rows that can be scrolled to. */
  reach: number;
  hasFailed: boolean;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Flex
      data-list-foot
      position="sticky"
      bottom="var(--regie-bottom)"
      zIndex="1"
      align="center"
      justify="space-between"
      gap="3"
      px="4"
      minH="12"
      borderTopWidth="1px"
      borderBottomRadius="l3"
      bg="bg.panel"
      textStyle="compact"
      color="fg.muted"
      fontVariantNumeric="tabular-nums"
    >
      <RangeText sight={sight} total={format.count(total, isExact)} />
      {reach < total ? <Text>{t('list.scrolling.reach', { reach: format.integer(reach) })}</Text> : null}
      {hasFailed ? (
        <Flex role="alert" align="center" gap="2" color="fg.error">
          {t('list.scrolling.failed')}
          <Button size="xs" variant="outline" onClick={retry}>
            {t('actions.tryAgain')}
          </Button>
        </Flex>
      ) : null}
      {perPageSelect}
    </Flex>
  );
}

/** Text of the visible range. It is written to the DOM directly, because rendering React at each scroll step would cost more. */
function RangeText({ sight, total }: { sight: Signal<Span>; total: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const text = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const write = () => {
      const { first, last } = sight.get();
      const span = { first: format.integer(first + 1), last: format.integer(last + 1) };
      if (text.current) text.current.textContent = t('list.scrolling.range', { ...span, total });
    };
    write();
    return sight.subscribe(write);
  }, [sight, total, t, format]);
  return <p ref={text} />;
}
