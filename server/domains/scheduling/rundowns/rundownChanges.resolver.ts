import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, ID, Info, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { LocalDate } from '../../../kit/graphql/scalars.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { parseId } from '../../../kit/read/reads.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { ofOwnRadio } from '../../../kit/resource/ofOwnRadio.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { Allow, allow } from '../../../kit/rules/rule.ts';
import { radioClock } from '../../platform/public.ts';
import { Rundown } from './rundown.entity.ts';
import type { RundownChange, RundownEditing } from './rundownEvents.ts';
import { occurrenceFor, ShownRundown, shownRundown } from './shownRundown.ts';

@OutputType({
  rule: allow('read', 'Rundown'),
  description: 'A user who has a rundown open, or has just closed it.',
})
export class RundownEditor {
  @Field(() => ID, { description: 'Id of the `User`.' }) userId!: string;
  @Field({ description: 'Name of the user.' }) name!: string;
  @Field({ description: 'Address of their picture; empty when there is none.' }) picture!: string;
  @Field({ description: 'Key that the page chose for itself.' })
  pageKey!: string;
  @Field(() => ID, {
    nullable: true,
    description: 'Id of the selected `RundownItem`; null when there is none.',
  })
  itemId!: string | null;
  @Field({ description: 'True when the user has just closed it.' }) isLeaving!: boolean;
}

const slotIdOf = 'Id of the `Slot`.';
const dateText = 'Date of the occurrence, by its series.';

type Key = { slotId: string; date: string };

const editorNames = query('scheduling.editorNames', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('User').select(['fullName', 'avatar']).where('id', '=', id),
);

@Resolver()
export class RundownChangesResolver {
  @Allow('read', 'Rundown')
  @Subscription(() => ShownRundown, {
    nullable: true,
    description:
      'Published when a rundown changes; null when its slot no longer has that date. Read it again after a lost connection.',
    subscribe: ({ context, args }: { context: Context; args: Key }) =>
      ofRundown(ofOwnRadio(context, 'rundownChanged', Rundown), args),
  })
  async rundownChanged(
    @Root() change: RundownChange,
    @Arg('slotId', () => ID, { description: slotIdOf }) slotId: string,
    @Arg('date', () => LocalDate, { description: dateText }) date: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ShownRundown | null> {
    if (String(change.slot) !== slotId) return null;
    return shownRundown(context, { slotId, date }, info).catch(() => null);
  }

  @Allow('read', 'Rundown')
  @Subscription(() => RundownEditor, {
    description:
      'Users who have a rundown open. Each reports again within 20 seconds; a user without a report for 40 seconds has left.',
    subscribe: ({ context, args }: { context: Context; args: Key }) =>
      ofRundown(ofOwnRadio(context, 'rundownEditing', Rundown), args),
  })
  async rundownEditing(
    @Root() { user, page, item, isLeaving }: RundownEditing,
    @Arg('slotId', () => ID, { description: slotIdOf }) _slotId: string,
    @Arg('date', () => LocalDate, { description: dateText }) _date: string,
    @Ctx() { database }: Context,
  ): Promise<RundownEditor> {
    const person = await editorNames.first(database, { id: user });
    return {
      userId: String(user),
      name: person?.fullName ?? '',
      picture: person?.avatar ?? '',
      pageKey: page,
      itemId: item === null ? null : String(item),
      isLeaving,
    };
  }

  @Allow('read', 'Rundown')
  @Mutation(() => Boolean, {
    description:
      'Reports that the viewer has a rundown open, and the selected item, to others who have it open. To be repeated every 20 seconds.',
  })
  async showRundownEditing(
    @Arg('slotId', () => ID, { description: slotIdOf }) slotId: string,
    @Arg('date', () => LocalDate, { description: dateText }) date: string,
    @Arg('pageKey', () => String, {
      description: 'Key that the page chose for itself, at most 40 characters.',
    })
    pageKey: string,
    @Arg('itemId', () => ID, {
      nullable: true,
      description: 'Id of the selected `RundownItem`; null when there is none.',
    })
    itemId: string | null | undefined,
    @Arg('leaving', () => Boolean, { defaultValue: false, description: 'True when the viewer closes it.' })
    leaving: boolean,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const { planned } = await occurrenceFor(context, { slotId, date }, await radioClock(context));
    await inTransaction(context.database, async (transaction) => {
      await context.services.events.publish(transaction, 'rundownEditing', {
        radioId: context.radioId!,
        slot: planned.slot,
        date,
        user: context.viewer!.userId,
        page: pageKey.slice(0, 40),
        item: itemId == null ? null : (parseId(itemId) ?? null),
        isLeaving: leaving,
      });
    });
    return true;
  }
}

/** Filters events by rundown. */
function ofRundown<T extends RundownChange>(all: AsyncIterable<T>, { slotId, date }: Key): AsyncIterable<T> {
  return {
    [Symbol.asyncIterator]: () => {
      const each = all[Symbol.asyncIterator]();
      return {
        async next() {
          for (;;) {
            const found = await each.next();
            if (found.done || (String(found.value.slot) === slotId && found.value.date === date))
              return found;
          }
        },
        async return() {
          await each.return?.();
          return { done: true, value: undefined };
        },
      };
    },
  };
}
