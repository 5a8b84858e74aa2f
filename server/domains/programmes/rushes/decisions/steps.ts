import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../../../kit/context.ts';
import { invalidInput, requireValid, type FieldProblems } from '../../../../kit/errors.ts';
import type { Row } from '../../../../kit/read/plan.ts';
import { findRow } from '../../../../kit/read/reads.ts';
import { addRow } from '../../../../kit/resource/recordedWrites.ts';
import { changeEntity, type Write } from '../../../../kit/resource/writes.ts';
import { visibleRow } from '../../../../kit/rules/visibleRow.ts';
import { Rush } from '../rush.entity.ts';
import { requireOwnRush } from '../rushAccess.ts';
import { RushState } from '../rushEnums.ts';
import { publishRushChanged } from '../rushEvents.ts';
import { notifyOfStep } from '../notices/notifyOfRush.ts';
import { RushStep } from './rushStep.entity.ts';

/** Transitions from each state. */
const legal: Record<RushState, readonly RushState[]> = {
  RECEIVED: [RushState.IN_REVIEW],
  IN_REVIEW: [
    RushState.IN_REVIEW,
    RushState.RECEIVED,
    RushState.SENT_BACK,
    RushState.ACCEPTED,
    RushState.REJECTED,
  ],
  SENT_BACK: [RushState.RECEIVED],
  ACCEPTED: [],
  REJECTED: [],
};

export const mayGo = (from: RushState, to: RushState): boolean => legal[from].includes(to);

/** Throws `invalidTransition` when a transition is not allowed. */
export function requireStep(from: RushState, to: RushState): void {
  if (!mayGo(from, to)) throw invalidInput({ state: 'invalidTransition' });
}

/** Change of the state of a rush. */
export interface Step {
  id: string;
  /** Version that the step started from: of two concurrent decisions, the second one gets CONFLICT. */
  version: number;
  to: RushState;
  words?: string | undefined;
  /** Returns further values to set on the rush; throws BAD_USER_INPUT for invalid input. */
  values: (write: Write<Rush>) => Promise<StepValues> | StepValues;
}

interface StepValues {
  assignee?: number | null;
  waitingSince?: Date | null;
  [more: string]: unknown;
}

/** Applies a step to a rush and adds it to the history. */
export async function takeStep(
  context: Context,
  info: GraphQLResolveInfo,
  { id, version, to, words = '', values }: Step,
): Promise<Row> {
  const current = async (rowId: number) =>
    visibleRow(info, await findRow(context, Rush, rowId, info), context.abilities);
  const rowId = await changeEntity(
    context,
    Rush,
    {
      id,
      version,
      current,
      authorize: ({ emission }, write) => requireOwnRush(write, 'update', emission),
    },
    async (write) => {
      const { existing } = write;
      requireStep(existing!.state, to);
      const given = await values(write);
      await addRow(write, context.reads.models.of(RushStep), {
        rush: existing!.id,
        from: existing!.state,
        to,
        words,
        by: context.viewer!.userId,
        assignee: given.assignee ?? null,
      });
      await notifyOfStep(write, { to, words, assignee: given.assignee ?? null });
      return { ...given, state: to };
    },
    {
      afterWrite: ({ transaction, id: rush }) =>
        publishRushChanged(
          { transaction, events: context.services.events },
          { radioId: context.radioId!, id: rush },
        ),
      afterCommit: () => {},
    },
  );
  return (await findRow(context, Rush, rowId, info))!;
}

const maxWords = 2000;

/** Trims and validates the message of a decision that requires one. Throws BAD_USER_INPUT when it is empty or too long. */
export function wordsOf(given: string): string {
  const words = given.trim();
  const problems: FieldProblems = {};
  if (words === '') problems['words'] = 'required';
  if (words.length > maxWords) problems['words'] = 'tooLong';
  requireValid(problems);
  return words;
}
