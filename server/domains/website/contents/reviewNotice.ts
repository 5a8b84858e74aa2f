import { NoticeMail, type NoticeKind } from '../../../kit/notices/noticeKind.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { allow } from '../../../kit/rules/rule.ts';

interface WaitingContent {
  title: string;
  by: string;
}

/** Notifies the people who may publish every content that one was submitted for review. */
export const reviewNotice: NoticeKind<WaitingContent> = {
  name: 'website.reviewRequested',
  rule: allow('publish', 'Content'),
  mail: NoticeMail.DIGEST,
  event: { rule: allow('read', 'Content'), of: ({ title, by }) => ({ title, by }) },
  read: (data) => data as WaitingContent,
  // People who may publish their own contents only cannot publish those of others.
  concerns: async ({ abilities }) => abilities.canAll('publish', 'Content'),
  words: {
    en: {
      label: 'A content of the website waits for review',
      subject: ({ title, by }, count) =>
        count === 1
          ? `${by} submitted “${title}” for review`
          : `${count} contents wait for review, the last of them “${title}”`,
      text: () => 'You can read it, change it and publish it.',
    },
    fr: {
      label: 'Un contenu du site attend une relecture',
      subject: ({ title, by }, count) =>
        count === 1
          ? `${by} soumet « ${title} » à relecture`
          : `${count} contenus attendent une relecture, le dernier : « ${title} »`,
      text: () => 'Vous pouvez le lire, le modifier et le publier.',
    },
    ar: {
      label: 'محتوى في الموقع ينتظر المراجعة',
      subject: ({ title, by }, count) =>
        count === 1
          ? `أرسل \u2068${by}\u2069 «${title}» للمراجعة`
          : `محتويات تنتظر المراجعة (${count})، آخرها «${title}»`,
      text: () => 'يمكنك قراءته وتعديله ونشره.',
    },
  },
};

/** Sends the notice, except to the person who submitted the content. Unread notices are combined into one. */
export async function notifyReviewers(
  { transaction, context }: Writing,
  { id, title }: { id: number; title: string },
): Promise<void> {
  const { userId, name } = context.viewer!;
  await context.services.notices.notify(transaction, reviewNotice, {
    to: 'TEAM',
    except: userId,
    radioId: context.radioId!,
    data: { title, by: name },
    path: `/admin/website/news/${id}`,
    group: 'review',
  });
}
