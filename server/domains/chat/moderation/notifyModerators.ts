import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { reportNotice } from './reportNotice.ts';

declare module '../../../kit/events/events.ts' {
  interface Topics {
    /** Published when a report is made, settled or opened again. */
    chatReportsChanged: { radio: number };
  }
}

/** Publishes that the open reports of the radio changed. */
export const publishReports = ({ transaction, context }: Writing) =>
  context.services.events.publish(transaction, 'chatReportsChanged', { radio: context.radioId! });

/** Notifies moderators of a new report. Several unread notifications are grouped into one. */
export async function notifyModerators(writing: Writing, reason: string): Promise<void> {
  const { transaction, context } = writing;
  await publishReports(writing);
  await context.services.notices.notify(transaction, reportNotice, {
    to: 'TEAM',
    except: context.viewer!.userId,
    radioId: context.radioId!,
    data: { reason },
    path: '/admin/chat/public?reports=open',
    group: 'open',
  });
}
