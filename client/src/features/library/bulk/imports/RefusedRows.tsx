import { Box, Button, Flex, Text, type SystemStyleObject } from '@chakra-ui/react';
import { FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { saveCsv } from '../../../../kit/data/files/saveCsv';
import { useFormat } from '../../../../kit/data/format/useFormat';
import { TryAgain } from '../../../../kit/feedback/TryAgain';
import { columnsOf } from '../columns';
import { useMetadataRefusalsQuery, type MetadataImportFieldsFragment } from './imports.generated';
import { reasonsOf } from './reasons';

/** Maximum number of rejected rows that are listed. The file for download contains all that the server has stored. */
const maxShown = 5;

/** Lists the rejected rows of an import with their problems, and offers them as a CSV file. */
export function RefusedRows({ of }: { of: MetadataImportFieldsFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const query = useMetadataRefusalsQuery({ variables: { id: of.id } });
  const refusals = query.data?.metadataImport?.refusals;
  if (query.error) return <TryAgain onRetry={() => void query.refetch()} />;
  if (!refusals) return null;
  const columns = columnsOf[of.kind as keyof typeof columnsOf];
  const rows = refusals.map((row) => ({ ...row, reasons: reasonsOf(row, columns, t) }));
  const save = () =>
    saveCsv(
      [
        ['id', t('multimedia.fields.title'), t('bulk.imports.column'), t('bulk.imports.reason')],
        ...rows.flatMap(({ id, title, reasons }) =>
          reasons.map(({ column, reason }) => [id, title, column, reason]),
        ),
      ],
      `${of.fileName.replace(/\.csv$/i, '')}-${t('bulk.imports.refusedFile')}.csv`,
    );
  return (
    <Box>
      <Flex align="center" justify="space-between" gap="2" wrap="wrap">
        <Text fontWeight="medium">{t('bulk.imports.refusedTitle')}</Text>
        <Button size="xs" variant="outline" onClick={() => void save()}>
          <FileDown aria-hidden /> {t('bulk.imports.saveRefused')}
        </Button>
      </Flex>
      <Box as="ol" css={styles} aria-label={t('bulk.imports.refusedTitle')}>
        {rows.slice(0, maxShown).map(({ row, id, title, reasons }) => (
          <li key={row} className="line">
            <span className="id">{id}</span>
            <span className="words">
              {title ? <bdi className="title">{title}</bdi> : null}
              <span className="reasons">
                {reasons
                  .map(({ column, reason }) =>
                    column ? t('bulk.imports.inColumn', { column, reason }) : reason,
                  )
                  .join(' · ')}
              </span>
            </span>
          </li>
        ))}
      </Box>
      {rows.length > maxShown ? (
        <Text textStyle="compact" color="fg.muted" pt="2">
          {t('bulk.imports.refusedMore', {
            count: rows.length - maxShown,
            number: format.integer(rows.length - maxShown),
          })}{' '}
          {of.refusedCount > rows.length
            ? t('bulk.imports.refusedShown', {
                number: format.integer(rows.length),
                all: format.integer(of.refusedCount),
              })
            : null}
        </Text>
      ) : null}
    </Box>
  );
}

const styles: SystemStyleObject = {
  listStyleType: 'none',
  mt: '1',
  '& .line': {
    display: 'flex',
    gap: '3',
    py: '2',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    lineHeight: '1.4',
  },
  '& .id': { minW: '12', textStyle: 'compact', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  '& .words': { flex: '1', minW: '0', overflowWrap: 'anywhere' },
  '& .title': { display: 'block' },
  '& .reasons': { display: 'block', textStyle: 'compact', color: 'orange.fg' },
};
