import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { reportNotice } from './reportNotice.ts';

declare module '../../../kit/events/events.ts' {
  interface Topics {
    /** Others are open among the reports of a radio than before. */
    chatReportsChanged: { radio: number };
  }
}

/** Those who look at the reports of the radio count them anew. */
export const publishReports = ({ transaction, context }: Writing) =>
  context.services.events.publish(transaction, 'chatReportsChanged', { radio: context.radioId! });

/** Tells those who keep order of a new report. Several that nobody has looked at are one line. */
export async function tellReport(writing: Writing, reason: string): Promise<void> {
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
