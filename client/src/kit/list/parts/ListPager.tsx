import { Flex, IconButton, Text } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../data/format/useFormat';
import { PerPageSelect } from './PerPageSelect';
import type { List } from '../types';

/** Pager: shown range, page size, and previous and next page. */
export function ListPager<TRow extends { id: string }, TSortKey extends string>({
  list,
}: {
  list: List<TRow, TSortKey>;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { page, perPage, pageCount, rows, totalItems, totalIsExact, isBefore } = list;
  const first = (page - 1) * perPage + 1;
  const hasNext = page < pageCount || (!totalIsExact && rows.length === perPage);
  return (
    <Flex
      as="nav"
      aria-label={t('list.pages')}
      align="center"
      justify="space-between"
      gap="3"
      wrap="wrap"
      px="4"
      py="2"
      borderTopWidth="1px"
      textStyle="compact"
      color="fg.muted"
      fontVariantNumeric="tabular-nums"
    >
      <Text aria-live="polite">
        {/* The range of the new page would be wrong for the rows, which still belong to the previous one. */}
        {isBefore
          ? null
          : t('list.range', {
              first: format.integer(first),
              last: format.integer(first + rows.length - 1),
              total: format.count(totalItems, totalIsExact),
            })}
      </Text>
      <Flex align="center" gap="4">
        <PerPageSelect list={list} />
        <Flex align="center" gap="1">
          <IconButton
            size="xs"
            minW={{ base: '11', md: '8' }}
            variant="ghost"
            aria-label={t('list.previousPage')}
            disabled={page <= 1}
            onClick={() => list.setPage(page - 1)}
          >
            <ChevronLeft aria-hidden />
          </IconButton>
          <Text minW="16" textAlign="center">
            {t('list.pageOf', { page: format.integer(page), count: format.count(pageCount, totalIsExact) })}
          </Text>
          <IconButton
            size="xs"
            minW={{ base: '11', md: '8' }}
            variant="ghost"
            aria-label={t('list.nextPage')}
            disabled={!hasNext}
            onClick={() => list.setPage(page + 1)}
          >
            <ChevronRight aria-hidden />
          </IconButton>
        </Flex>
      </Flex>
    </Flex>
  );
}
