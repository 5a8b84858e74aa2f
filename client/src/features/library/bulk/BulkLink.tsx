import { Button, type ButtonProps } from '@chakra-ui/react';
import { Table2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { LibraryKind } from '../media/kinds';
import { Can } from '../../../kit/access/useCan';
import { bulkPath } from '../paths';

/** Link from a list to the bulk editor. Opens the given rows; by default, those that match the filters of the list. */
export function BulkLink({
  kind,
  ids,
  ...button
}: ButtonProps & { kind: LibraryKind; ids?: readonly string[] }) {
  const { t } = useTranslation();
  const params = new URLSearchParams(useLocation().search);
  for (const name of ['page', 'perPage']) params.delete(name);
  params.set('kind', kind);
  if (ids) params.set('ids', ids.join());
  return (
    <Can action="update" subject="MediaItem">
      <Button asChild variant="outline" {...button}>
        <Link to={`${bulkPath}?${params.toString()}`}>
          <Table2 aria-hidden /> {t('bulk.open')}
        </Link>
      </Button>
    </Can>
  );
}
