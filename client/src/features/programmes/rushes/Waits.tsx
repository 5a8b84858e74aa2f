import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../kit/data/useFormat';
import { waited } from './waited';

/** How long a rush waits, and since when where one points at it. */
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
