import { Button, Flex, Text } from '@chakra-ui/react';
import { CircleCheck, TriangleAlert, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isRefused } from './edits/edits';
import type { BulkEditor } from './useBulkEditor';
import type { GridCursor } from './grid/useGridCursor';

/** Shows the result of the bulk editor's last preview or save. A button jumps to the next problem. */
export function BulkNews({ editor, cursor }: { editor: BulkEditor; cursor: GridCursor }) {
  const { t } = useTranslation();
  const { isPreviewed, refusedCount, conflicts, busy, savedCount } = editor;
  const isFine = refusedCount === 0;
  return (
    <Flex
      role="status"
      align="center"
      gap="2"
      px="3"
      pb={isPreviewed || !isFine || savedCount > 0 ? '3' : '0'}
      wrap="wrap"
    >
      {!isFine ? (
        <>
          <Flex align="center" gap="1.5" color="orange.fg" textStyle="compact">
            <TriangleAlert size={15} aria-hidden />
            <Text>{t('bulk.refused', { count: refusedCount })}</Text>
          </Flex>
          <Button size="xs" variant="ghost" onClick={() => goToNextProblem(editor, cursor)}>
            {t('bulk.nextProblem')}
          </Button>
          {conflicts.length > 0 ? (
            <Button
              size="xs"
              variant="ghost"
              loading={busy === 'reload'}
              loadingText={t('bulk.loadConflicts', { count: conflicts.length })}
              onClick={() => void editor.loadConflicts()}
            >
              {t('bulk.loadConflicts', { count: conflicts.length })}
            </Button>
          ) : null}
        </>
      ) : isPreviewed ? (
        <Flex align="center" gap="1.5" color="green.fg" textStyle="compact">
          <CircleCheck size={15} aria-hidden />
          <Text>{t('bulk.allFine')}</Text>
        </Flex>
      ) : savedCount > 0 ? (
        <>
          <Flex align="center" gap="1.5" color="green.fg" textStyle="compact">
            <CircleCheck size={15} aria-hidden />
            <Text>{t('bulk.saved', { count: savedCount })}</Text>
          </Flex>
          <Button
            size="xs"
            variant="outline"
            loading={busy === 'takeBack'}
            loadingText={t('bulk.takeBack')}
            onClick={() => void editor.takeBack()}
          >
            <Undo2 aria-hidden /> {t('bulk.takeBack')}
          </Button>
        </>
      ) : null}
    </Flex>
  );
}

/** Selects the next cell with a problem. After the last one, selects the first. */
function goToNextProblem({ sheet, verdicts }: BulkEditor, { selection, select }: GridCursor) {
  const { columns, rows } = sheet;
  const wrong = rows.flatMap((row, index) => {
    const verdict = verdicts[row.id];
    if (!verdict || !isRefused(verdict)) return [];
    const columnIndexes = columns.flatMap(({ key }, column) => (verdict.problems[key] ? [column] : []));
    return (columnIndexes.length > 0 ? columnIndexes : [0]).map((column) => ({ row: index, column }));
  });
  const { row, column } = selection.to;
  const isAfter = (cell: { row: number; column: number }) =>
    cell.row > row || (cell.row === row && cell.column > column);
  const next = wrong.find(isAfter) ?? wrong[0];
  if (next) select({ from: next, to: next });
}
