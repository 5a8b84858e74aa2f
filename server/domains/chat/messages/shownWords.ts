import type { Context } from '../../../kit/context.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { isBlocked } from '../people/blocks.ts';

/** Whether the viewer blocked who wrote a message. */
export const isFromBlocked = async (context: Context, { author }: Row): Promise<boolean> => {
  const id = (author as Row | null)?.id;
  return id !== undefined && id !== context.viewer?.userId && (await isBlocked(context, id));
};

/** Whether the viewer sees the words of a message: they were neither deleted nor concealed, and are of nobody whom they blocked. */
export const isShown = async (context: Context, message: Row): Promise<boolean> =>
  !message['deletedAt'] && !message['concealedAt'] && !(await isFromBlocked(context, message));
