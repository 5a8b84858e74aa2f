import { Box, Button, Stack, Text, type SystemStyleObject } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../kit/data/format/useFormat';
import { ProgressLine } from '../../../../kit/feedback/ProgressLine';
import { fieldMessage } from '../../../../kit/form/fieldErrors';
import { SideDrawer } from '../../../../kit/layout/SideDrawer';
import type { LibraryKind } from '../../media/kinds';
import { columnsOf } from '../columns';
import type { CsvTable } from '../csv/csv';
import { maxRows, maxRowsOfFile } from '../questions';
import type { Reading } from '../edits/values';
import { editsIn, type UnreadCell } from './editsIn';
import { columnCalled } from './reasons';
import { useSendImport } from './useSendImport';

/** Maximum number of problems listed; the number of the others is shown below them. */
const maxShown = 100;

/** Preview of a CSV file that is imported in the background. It is too large for the grid or has rows outside it. */
export default function ImportDrawer({
  kind,
  fileName,
  table,
  unknown,
  reading,
  onStarted,
  onClose,
}: {
  kind: LibraryKind;
  fileName: string;
  table: CsvTable;
  /** Number of the file's rows that are outside the grid. */
  unknown: number;
  reading: Reading;
  onStarted: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { edits, unread, leftOut } = useMemo(() => editsIn(table, reading), [table, reading]);
  const { sent, failed, send } = useSendImport({ kind, fileName, edits }, onStarted);
  const isSending = sent !== undefined;
  const isTooLong = edits.length > maxRowsOfFile;
  const hasVersions = table.rows.some(({ version }) => version !== '');
  const counted = (count: number) => ({ count, number: format.integer(count) });
  return (
    <SideDrawer
      size="md"
      title={t('bulk.imports.title')}
      description={fileName}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('actions.cancel')}
          </Button>
          <Button
            colorPalette="brand"
            disabled={edits.length === 0 || table.columns.length === 0 || isTooLong}
            loading={isSending}
            loadingText={t('bulk.imports.start', counted(edits.length))}
            onClick={() => void send()}
          >
            {t('bulk.imports.start', counted(edits.length))}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text>{t('bulk.imports.intro', counted(edits.length))}</Text>
        {isTooLong ? (
          <Text role="alert" color="fg.error">
            {t('bulk.imports.tooMany', { number: format.integer(maxRowsOfFile) })}
          </Text>
        ) : null}
        <Box as="dl" css={facts}>
          <dt>{t('bulk.imports.columns')}</dt>
          <dd>
            {table.columns.length > 0
              ? format.list(table.columns.map(({ header }) => t(header)))
              : t('bulk.imports.noColumns')}
          </dd>
          {table.unknownColumns.length > 0 ? (
            <>
              <dt>{t('bulk.imports.unknownColumns')}</dt>
              <dd>
                <bdi>{format.list([...table.unknownColumns])}</bdi>
              </dd>
            </>
          ) : null}
          <dt>{t('bulk.imports.others')}</dt>
          <dd>{t(hasVersions ? 'bulk.imports.versions' : 'bulk.imports.noVersions')}</dd>
        </Box>
        {unknown > 0 && table.rows.length <= maxRows ? (
          <Text color="fg.muted">{t('bulk.imports.notHere', counted(unknown))}</Text>
        ) : null}
        {leftOut > 0 ? (
          <Unread cells={unread} kind={kind} title={t('bulk.imports.leftOut', counted(leftOut))} />
        ) : null}
        {isSending ? (
          <Box>
            <ProgressLine
              label={t('bulk.imports.sending')}
              share={edits.length > 0 ? sent / edits.length : 0}
              h="1.5"
            />
            <Text role="status" pt="2" textStyle="compact" color="fg.muted">
              {t('bulk.imports.stay')}
            </Text>
          </Box>
        ) : null}
        {failed ? (
          <Text role="alert" color="fg.error">
            {failed}
          </Text>
        ) : null}
      </Stack>
    </SideDrawer>
  );
}

/** Lists the cells that cannot be parsed, with their line numbers. */
function Unread({ cells, kind, title }: { cells: readonly UnreadCell[]; kind: LibraryKind; title: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Box>
      <Text fontWeight="medium" color="orange.fg">
        {title}
      </Text>
      <Box as="ul" css={list} aria-label={title}>
        {cells.slice(0, maxShown).map(({ line, key, text, problem }) => (
          <li key={`${line} ${key}`}>
            {t('bulk.imports.cell', {
              line: format.integer(line),
              column: columnCalled(key, columnsOf[kind], t),
            })}{' '}
            {text ? (
              <>
                <bdi>“{text}”</bdi>{' '}
              </>
            ) : null}
            <span className="problem">{fieldMessage(t, problem)}</span>
          </li>
        ))}
      </Box>
      {cells.length > maxShown ? (
        <Text textStyle="compact" color="fg.muted">
          {t('bulk.imports.moreCells', {
            count: cells.length - maxShown,
            number: format.integer(cells.length - maxShown),
          })}
        </Text>
      ) : null}
    </Box>
  );
}

const facts: SystemStyleObject = {
  display: 'grid',
  gap: '1',
  '& dt': { textStyle: 'compact', color: 'fg.muted' },
  '& dd': { mb: '2', overflowWrap: 'anywhere' },
};

const list: SystemStyleObject = {
  listStyleType: 'none',
  textStyle: 'compact',
  '& li': { py: '1.5', borderBottomWidth: '1px', borderColor: 'border.muted', overflowWrap: 'anywhere' },
  '& .problem': { color: 'fg.muted' },
};
