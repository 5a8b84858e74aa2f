import type { Context } from '../../../kit/context.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { isBlocked } from '../people/blocks.ts';

/** True when the viewer has blocked the author of a message. */
export const isFromBlocked = async (context: Context, { author }: Row): Promise<boolean> => {
  const id = (author as Row | null)?.id;
  return id !== undefined && id !== context.viewer?.userId && (await isBlocked(context, id));
};

/**
 * True when the viewer may see the text of a message.
 * The message must not be deleted or concealed, and the viewer must not have blocked its author.
 */
export const isShown = async (context: Context, message: Row): Promise<boolean> =>
  !message['deletedAt'] && !message['concealedAt'] && !(await isFromBlocked(context, message));
