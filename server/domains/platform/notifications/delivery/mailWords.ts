import type { NoticeLanguage } from '../../../../kit/notices/noticeKind.ts';

/** Common texts of the notification mails, by language. */
export const mailWords: Record<
  NoticeLanguage,
  {
    open: string;
    choose: string;
    digest: (count: number) => string;
    openInbox: string;
    more: (count: number) => string;
  }
> = {
  en: {
    open: 'Open in the portal',
    choose: 'Choose which notifications you receive by e-mail in the portal, under Notifications.',
    digest: (count) => (count === 1 ? 'One notification' : `${count} notifications`),
    openInbox: 'Open the notifications',
    more: (count) => `And ${count} more.`,
  },
  fr: {
    open: 'Ouvrir dans le portail',
    choose: 'Choisissez dans le portail, sous Notifications, ce qui vous est envoyé par e-mail.',
    digest: (count) => (count === 1 ? 'Une notification' : `${count} notifications`),
    openInbox: 'Ouvrir les notifications',
    more: (count) => `Et ${count} de plus.`,
  },
  ar: {
    open: 'فتحه في البوابة',
    choose: 'اختر في البوابة، ضمن الإشعارات، ما يُرسل إليك بالبريد.',
    digest: (count) => (count === 1 ? 'إشعار واحد' : `الإشعارات: ${count}`),
    openInbox: 'فتح الإشعارات',
    more: (count) => `وغيرها: ${count}.`,
  },
};
