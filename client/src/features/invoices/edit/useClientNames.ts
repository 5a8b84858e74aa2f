import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { useDebounced } from '../../../kit/useDebounced';
import { useInvoiceClientSearchQuery } from '../invoices.generated';

/** Up to 8 clients that match the typed text, and its setter. Sends no request before the first call of the setter. */
export function useClientNames() {
  const [typed, setTyped] = useState<string>();
  const search = useDebounced(typed ?? '');
  const { data } = useInvoiceClientSearchQuery(
    typed === undefined ? skipToken : { variables: { search: search || null, perPage: 8 } },
  );
  return [data?.invoiceClients.items ?? [], setTyped] as const;
}
