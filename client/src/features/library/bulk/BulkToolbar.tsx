import { Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { ArrowDownToLine, Redo2, Replace, Undo2 } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { CsvButtons } from './csv/CsvButtons';
import { FindReplace } from './edits/FindReplace';
import { fillDown } from './grid/range';
import type { BulkEditor } from './useBulkEditor';
import type { GridCursor } from './grid/useGridCursor';

/** Toolbar of the grid: fill, replace, undo, CSV files, preview and save. */
export function BulkToolbar({
  editor,
  cursor,
  ...csv
}: { editor: BulkEditor; cursor: GridCursor } & Omit<ComponentProps<typeof CsvButtons>, 'editor'>) {
  const { t } = useTranslation();
  const [isReplacing, setIsReplacing] = useState(false);
  const { sheet, count, busy, canUndo, canRedo } = editor;
  const isIdle = busy === undefined;
  const steps = [
    { step: 'undo', icon: Undo2, key: 'Ctrl Z', isReady: canUndo },
    { step: 'redo', icon: Redo2, key: 'Ctrl Y', isReady: canRedo },
  ] as const;
  return (
    <>
      <Flex role="toolbar" aria-label={t('bulk.tools')} align="center" gap="2" p="3" wrap="wrap">
        {steps.map(({ step, icon: Icon, key, isReady }) => (
          <IconButton
            key={step}
            size="xs"
            minW={{ base: '11', md: '8' }}
            variant="outline"
            disabled={!isReady || !isIdle}
            aria-label={t(`actions.${step}`)}
            title={`${t(`actions.${step}`)} (${key})`}
            onClick={editor[step]}
          >
            <Icon aria-hidden />
          </IconButton>
        ))}
        <Button
          size="xs"
          variant="outline"
          disabled={!isIdle}
          title="Ctrl D"
          onClick={() => editor.write(fillDown(sheet, cursor.selection))}
        >
          <ArrowDownToLine aria-hidden /> {t('bulk.fillDown')}
        </Button>
        <Button
          size="xs"
          variant="outline"
          aria-expanded={isReplacing}
          onClick={() => setIsReplacing(!isReplacing)}
        >
          <Replace aria-hidden /> {t('bulk.replace.title')}
        </Button>
        <CsvButtons editor={editor} {...csv} />
        <Flex
          flex={{ base: 'none', md: '1' }}
          w={{ base: 'full', md: 'auto' }}
          minW={{ md: 'max-content' }}
          justify="flex-end"
          align="center"
          gap="2"
          wrap="wrap"
        >
          <Text role="status" textStyle="compact" color="fg.muted">
            {count.cells > 0 ? t('bulk.changes', { count: count.cells }) : t('bulk.noChanges')}
          </Text>
          <Button
            size="xs"
            variant="outline"
            disabled={count.cells === 0 || (!isIdle && busy !== 'preview')}
            loading={busy === 'preview'}
            loadingText={t('bulk.preview')}
            onClick={() => void editor.preview()}
          >
            {t('bulk.preview')}
          </Button>
          <Button
            size="xs"
            colorPalette="brand"
            disabled={count.cells === 0 || (!isIdle && busy !== 'save')}
            loading={busy === 'save'}
            loadingText={t('bulk.save', { count: count.cells })}
            onClick={() => void editor.save()}
          >
            {count.cells > 0 ? t('bulk.save', { count: count.cells }) : t('actions.save')}
          </Button>
        </Flex>
      </Flex>
      {isReplacing ? <FindReplace editor={editor} startsAt={cursor.column?.key} /> : null}
    </>
  );
}
