import { NoticeMail, type NoticeKind } from '../../../../kit/notices/noticeKind.ts';
import type { Writing } from '../../../../kit/resource/recordedWrites.ts';
import { allow } from '../../../../kit/rules/rule.ts';

interface WaitingContent {
  title: string;
  by: string;
  /** True when the reader alone was asked. */
  isNamed?: boolean;
}

/** Notifies people that a content was submitted for review. These are the named reviewer, or else all who may publish every content. */
export const reviewNotice: NoticeKind<WaitingContent> = {
  name: 'website.reviewRequested',
  rule: allow('publish', 'Content'),
  mail: NoticeMail.DIGEST,
  event: { rule: allow('read', 'Content'), of: ({ title, by }) => ({ title, by }) },
  read: (data) => data as WaitingContent,
  // People who may publish their own contents only cannot publish those of others.
  concerns: async ({ abilities }, { isNamed }) => isNamed === true || abilities.canAll('publish', 'Content'),
  words: {
    en: {
      label: 'A content of the website waits for review',
      subject: ({ title, by, isNamed }, count) =>
        isNamed
          ? `${by} asks you to review “${title}”`
          : count === 1
            ? `${by} submitted “${title}” for review`
            : `${count} contents are waiting for review, the last one: “${title}”`,
      text: () => 'You can read, edit and publish it.',
    },
    fr: {
      label: 'Un contenu du site attend une relecture',
      subject: ({ title, by, isNamed }, count) =>
        isNamed
          ? `${by} vous demande de relire «\u202f${title}\u202f»`
          : count === 1
            ? `${by} soumet «\u202f${title}\u202f» à relecture`
            : `${count} contenus attendent une relecture, le dernier\u202f: «\u202f${title}\u202f»`,
      text: () => 'Vous pouvez le lire, le modifier et le publier.',
    },
    ar: {
      label: 'محتوى في الموقع ينتظر المراجعة',
      subject: ({ title, by, isNamed }, count) =>
        isNamed
          ? `يطلب منك \u2068${by}\u2069 مراجعة «${title}»`
          : count === 1
            ? `أرسل \u2068${by}\u2069 «${title}» للمراجعة`
            : `محتويات تنتظر المراجعة (${count})، آخرها «${title}»`,
      text: () => 'يمكنك قراءته وتعديله ونشره.',
    },
  },
};

/**
 * Sends the notice to the reviewer, or to everybody who may publish every content. The person who submitted the content receives none.
 * Unread notices to everybody are combined into one.
 */
export async function notifyReviewers(
  { transaction, context }: Writing,
  { id, title, reviewer }: { id: number; title: string; reviewer: number | null },
): Promise<void> {
  const { userId, name } = context.viewer!;
  await context.services.notices.notify(transaction, reviewNotice, {
    except: userId,
    radioId: context.radioId!,
    path: `/admin/website/news/${id}`,
    ...(reviewer === null
      ? { to: 'TEAM', data: { title, by: name }, group: 'review' }
      : { to: [reviewer], data: { title, by: name, isNamed: true }, isMention: true }),
  });
}
