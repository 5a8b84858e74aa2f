import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useRecordKind } from '../records/RecordKinds';
import type { AuditFieldsFragment } from './audit.generated';
import { AuditedValue } from './AuditedValue';
import { shownChanges } from './changes';
import { useAuditedNames } from './useAuditedNames';
import { useAuditText } from './useAuditText';

const Table = chakra('table');
const Head = chakra('th');
const Cell = chakra('td');

/** Table of the changes in an audit entry, with the old and new value of each field. */
export function ChangesTable({ entry }: { entry: AuditFieldsFragment }) {
  const { t } = useTranslation();
  const text = useAuditText();
  const kind = useRecordKind(entry.subject);
  const changes = shownChanges(entry, kind);
  const names = useAuditedNames(entry, changes, kind);
  if (changes.length === 0) return null;

  const [hasBefore, hasAfter] = [entry.action !== 'CREATED', entry.action !== 'DELETED'];
  return (
    <Table w="full" tableLayout="fixed" fontVariantNumeric="tabular-nums" aria-label={t('audit.changes')}>
      <thead>
        <tr>
          <Head {...headStyle} w="32%">
            {t('audit.field')}
          </Head>
          {hasBefore ? <Head {...headStyle}>{t('audit.before')}</Head> : null}
          {hasAfter ? <Head {...headStyle}>{t('audit.after')}</Head> : null}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, from, to }) => (
          <tr key={field}>
            <Head {...cellStyle} scope="row" fontWeight="normal" color="fg.muted">
              {text.field(field, kind)}
            </Head>
            {hasBefore ? (
              <Cell {...cellStyle} color={hasAfter ? 'fg.muted' : undefined}>
                <AuditedValue value={from} field={kind?.fields[field]} names={names} />
              </Cell>
            ) : null}
            {hasAfter ? (
              <Cell {...cellStyle} fontWeight={hasBefore ? 'medium' : undefined}>
                <AuditedValue value={to} field={kind?.fields[field]} names={names} />
              </Cell>
            ) : null}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const cellStyle = {
  textAlign: 'start',
  verticalAlign: 'top',
  py: '2',
  pe: '3',
  borderTopWidth: '1px',
  borderColor: 'border.muted',
  overflowWrap: 'anywhere',
} as const;

const headStyle = {
  scope: 'col',
  textAlign: 'start',
  pb: '1.5',
  pe: '3',
  textStyle: 'xs',
  fontWeight: 'medium',
  color: 'fg.muted',
} as const;
