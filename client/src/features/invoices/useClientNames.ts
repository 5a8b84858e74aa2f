import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { useDebounced } from '../../kit/useDebounced';
import { useInvoiceClientSearchQuery } from './invoices.generated';

/** Clients whose names hold what is typed, and the way to look for them; nothing is asked before. */
export function useClientNames() {
  const [typed, setTyped] = useState<string>();
  const search = useDebounced(typed ?? '');
  const { data } = useInvoiceClientSearchQuery(
    typed === undefined ? skipToken : { variables: { search: search || null, perPage: 8 } },
  );
  return [data?.invoiceClients.items ?? [], setTyped] as const;
}
