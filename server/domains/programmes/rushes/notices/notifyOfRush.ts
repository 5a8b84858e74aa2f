import type { Transaction } from '../../../../kit/database/database.ts';
import type { Notices } from '../../../../kit/notices/notices.ts';
import type { Write } from '../../../../kit/resource/writes.ts';
import type { Rush } from '../rush.entity.ts';
import { RushState } from '../rushEnums.ts';
import { rushAssignedNotice, rushDecidedNotice, rushWaitsNotice } from './rushNotices.ts';

interface RushNotice {
  transaction: Transaction;
  notices: Notices;
  radioId: number;
}

interface Waiting {
  id: number;
  title: string;
  emission: number | null;
  /** Id of the user whose action made the rush wait. This user is not notified. */
  by: number | null | undefined;
}

const pathOf = (rush: number) => `/admin/rushs/${rush}`;

/** Notifies the team of a waiting rush. Unread notices are combined into one. */
export async function notifyRushWaits(
  { transaction, notices, radioId }: RushNotice,
  { id, title, emission, by }: Waiting,
): Promise<void> {
  await notices.notify(transaction, rushWaitsNotice, {
    to: 'TEAM',
    except: by ?? undefined,
    radioId,
    data: { title, emission },
    path: pathOf(id),
    group: 'waiting',
  });
}

interface Step {
  to: RushState;
  words: string;
  assignee: number | null;
}

/** Notifies the people whom a step concerns, except the user who takes it. */
export async function notifyOfStep(
  { transaction, context, existing }: Write<Rush>,
  { to, words, assignee }: Step,
): Promise<void> {
  const { id, title, emission, sentBy } = existing!;
  const { notices } = context.services;
  const { userId: by, name } = context.viewer!;
  const radioId = context.radioId!;
  const meant = { except: by, radioId, path: pathOf(id), isMention: true };
  if (to === RushState.RECEIVED)
    await notifyRushWaits({ transaction, notices, radioId }, { id, title, emission, by });
  else if (to === RushState.IN_REVIEW) {
    if (assignee !== null)
      await notices.notify(transaction, rushAssignedNotice, {
        ...meant,
        to: [assignee],
        named: by,
        data: { title, by: name },
      });
  } else if (sentBy !== null)
    await notices.notify(transaction, rushDecidedNotice, {
      ...meant,
      to: [sentBy],
      named: by,
      data: { title, state: to, words },
    });
}
