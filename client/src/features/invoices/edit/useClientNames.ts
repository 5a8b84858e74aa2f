import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { useDebounced } from '../../../kit/useDebounced';
import { useInvoiceClientSearchQuery } from '../invoices.generated';

/**
 * Returns up to 8 clients that match a search text, and a function that sets this text. Sends no request before the
 * function is called.
 */
export function useClientNames() {
  const [typed, setTyped] = useState<string>();
  const search = useDebounced(typed ?? '');
  const { data } = useInvoiceClientSearchQuery(
    typed === undefined ? skipToken : { variables: { search: search || null, perPage: 8 } },
  );
  return [data?.invoiceClients.items ?? [], setTyped] as const;
}
