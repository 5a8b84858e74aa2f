import { NoticeMail, type NoticeKind } from '../../../../kit/notices/noticeKind.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { dayText } from '../../../platform/public.ts';

interface PastDue {
  number: number;
  client: string;
  dueDate: string;
}

/** Notifies people who manage invoices that an invoice is past due. */
export const pastDueNotice: NoticeKind<PastDue> = {
  name: 'invoices.pastDue',
  rule: allow('update', 'Invoice'),
  mail: NoticeMail.DIGEST,
  event: {
    rule: allow('read', 'Invoice'),
    of: ({ number, client, dueDate }) => ({ number, client, dueDate }),
  },
  read: (stored) => stored as PastDue,
  words: {
    en: {
      label: 'An invoice is past due',
      subject: ({ number, client }, count) =>
        count === 1
          ? `Invoice ${number} of ${client} is past due`
          : `${count} invoices are past due, that of ${client} among them`,
      text: ({ dueDate }, _, reader) => `The due date was ${dayText(reader, dueDate)}.`,
    },
    fr: {
      label: 'Une facture est en retard',
      subject: ({ number, client }, count) =>
        count === 1
          ? `La facture ${number} de ${client} est en retard`
          : `${count} factures sont en retard, dont celle de ${client}`,
      text: ({ dueDate }, _, reader) => `Elle devait être payée avant le ${dayText(reader, dueDate)}.`,
    },
    ar: {
      label: 'فاتورة تأخر سدادها',
      subject: ({ number, client }, count) =>
        count === 1
          ? `تأخر سداد الفاتورة ${number} للعميل ${client}`
          : `فواتير تأخر سدادها (${count})، منها فاتورة ${client}`,
      text: ({ dueDate }, _, reader) => `كان يجب سدادها قبل ${dayText(reader, dueDate)}.`,
    },
  },
};
