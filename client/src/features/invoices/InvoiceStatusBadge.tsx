import { CircleCheck, CircleDashed, CircleDot, Clock, Download, Send, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { InvoiceStatus } from '../../apollo/schemaTypes.generated';
import { StatusBadge, type Tone } from '../../kit/data/texts/StatusBadge';

const badgeStyles: Record<InvoiceStatus, { tone: Tone; icon: LucideIcon }> = {
  PAID: { tone: 'good', icon: CircleCheck },
  DOWNLOADED: { tone: 'busy', icon: Download },
  SENT: { tone: 'brand', icon: Send },
  DRAFT: { tone: 'neutral', icon: CircleDashed },
  PARTIAL_PAYMENT: { tone: 'busy', icon: CircleDot },
  PAST_DUE: { tone: 'warning', icon: Clock },
};

/** Invoice statuses in the order in which an invoice passes through them. */
export const invoiceStatuses = [
  'DRAFT',
  'SENT',
  'DOWNLOADED',
  'PARTIAL_PAYMENT',
  'PAID',
  'PAST_DUE',
] as const satisfies readonly InvoiceStatus[];

/** Status of an invoice. */
export function InvoiceStatusBadge({ status }: { status: InvoiceStatus }) {
  const { t } = useTranslation();
  return <StatusBadge {...badgeStyles[status]} label={t(`invoices.statuses.${status}`)} />;
}
