import { useCan } from '../../kit/access/useCan';

/** Whether the viewer may see where an invoice is to be paid. */
export function useSeesPayment() {
  return useCan()({ action: 'read', subject: 'PaymentDetails' });
}
