import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../kit/data/format/useFormat';
import { waited } from './waited';

/** Waiting time of a rush, with the exact start as tooltip. */
export function Waits({ since }: { since: string | null }) {
  const { i18n } = useTranslation();
  const format = useFormat();
  if (since === null) return <span className="row-aside">—</span>;
  return (
    <time dateTime={since} title={format.exactly(since)}>
      {waited(since, i18n.language)}
    </time>
  );
}
