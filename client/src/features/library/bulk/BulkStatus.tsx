import { Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { fieldMessage } from '../../../kit/form/fieldErrors';
import { textAt } from './grid/grid';
import type { BulkEditor } from './useBulkEditor';
import type { GridCursor } from './grid/useGridCursor';
import { shownText } from './csv/useReading';

/** Status line: the text and the problem of the current cell, and the keyboard shortcuts. */
export function BulkStatus({ editor, cursor }: { editor: BulkEditor; cursor: GridCursor }) {
  const { t } = useTranslation();
  const { sheet, verdicts, reading } = editor;
  const { row, column, isEditable } = cursor;
  if (!row || !column) return null;
  const verdict = verdicts[row.id];
  const problem = verdict?.problems[column.key];
  const text = shownText(column, textAt(sheet.written, row, column.key), reading);
  return (
    <Flex
      borderTopWidth="1px"
      px="3"
      py="2"
      gap="3"
      justify="space-between"
      textStyle="compact"
      color="fg.muted"
      direction={{ base: 'column', lg: 'row' }}
    >
      <Text minH="5" lineClamp={2}>
        {t(column.header)} · <bdi>{text || t('bulk.nothing')}</bdi>
        {problem ? (
          <Text as="span" color="orange.fg">
            {' '}
            · {fieldMessage(t, problem)}
          </Text>
        ) : null}
        {verdict?.isConflict ? (
          <Text as="span" color="orange.fg">
            {' '}
            · {t('bulk.conflict')}
          </Text>
        ) : null}
        {isEditable ? null : ` · ${t('bulk.readOnly')}`}
      </Text>
      <Text id="bulk-keys" hideBelow="md" flexShrink="0">
        {t('bulk.keys')}
      </Text>
    </Flex>
  );
}
