import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../apollo/session/SessionContext';
import { saveCsv } from '../../../kit/data/saveCsv';
import { notify } from '../../../kit/feedback/notify';
import { useNotifyError } from '../../../kit/feedback/useNotifyError';
import { AirReportDocument, type AirReportQuery, type AirReportQueryVariables } from './log.generated';

type Row = AirReportQuery['airItems']['items'][number];
type Question = Omit<AirReportQueryVariables, 'page'>;

const rowsOnPage = 100;

/** Saves the played items of a list as a file, oldest first, as rights reports require. */
export function useReport() {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notifyError = useNotifyError();
  const { viewer } = useSession();
  const timeZone = viewer?.radio?.timeZone ?? 'UTC';
  const [isSaving, setIsSaving] = useState(false);

  const save = async (question: Question) => {
    setIsSaving(true);
    try {
      const rows: Row[] = [];
      for (let page = 1, isLast = false; !isLast; page++) {
        const { data } = await client.query({
          query: AirReportDocument,
          variables: { ...question, page },
          fetchPolicy: 'no-cache',
        });
        const { items } = data!.airItems;
        rows.push(...items);
        isLast = items.length < rowsOnPage;
      }
      const head = [
        t('onAir.fields.title'),
        t('airLog.report.artiste'),
        t('onAir.fields.album'),
        t('onAir.fields.label'),
        t('onAir.fields.isrc'),
        t('airLog.report.seconds'),
        t('airLog.report.from', { zone: timeZone }),
      ];
      const written = wallWriter(timeZone);
      await saveCsv([head, ...rows.map((row) => lineOf(row, written))], fileNameOf(rows, written));
      if (rows.length === 0) notify({ type: 'info', title: t('airLog.report.nothing') });
    } catch (error) {
      notifyError(t('airLog.report.failed'), error);
    }
    setIsSaving(false);
  };
  return { save, isSaving };
}

type Written = (moment: string) => string;

/** `2026-11-24 07:30:15` on the clock of the radio: as spreadsheets read it, whatever the language. */
function wallWriter(timeZone: string): Written {
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  return (moment) => format.format(new Date(moment));
}

function lineOf({ title, credit, album, label, isrc, heardFrom, heardFor }: Row, written: Written) {
  const seconds = Math.round((heardFor ?? 0) / 1000);
  return [title, credit, album, label, isrc, seconds, heardFrom ? written(heardFrom) : ''];
}

/** By its first and last day. */
function fileNameOf(rows: readonly Row[], written: Written): string {
  const dayOf = (row: Row | undefined) => (row?.heardFrom ? written(row.heardFrom).slice(0, 10) : undefined);
  const days = [...new Set([dayOf(rows[0]), dayOf(rows.at(-1))])].filter(Boolean);
  return ['as-run', ...days].join('-') + '.csv';
}
