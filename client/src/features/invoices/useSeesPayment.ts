import { useCan } from '../../kit/access/useCan';

/** True when the viewer may see the payment details of invoices. */
export function useSeesPayment() {
  return useCan()({ action: 'read', subject: 'PaymentDetails' });
}
