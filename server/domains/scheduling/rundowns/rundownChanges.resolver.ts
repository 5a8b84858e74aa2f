import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, ID, Info, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { LocalDate } from '../../../kit/graphql/scalars.ts';
import { parseId } from '../../../kit/read/reads.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { ofOwnRadio } from '../../../kit/resource/ofOwnRadio.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { Allow, allow } from '../../../kit/rules/rule.ts';
import { describePageEditor, pageEditor, pageKeyText, findRadioClock } from '../../platform/public.ts';
import { Rundown } from './rundown.entity.ts';
import type { RundownChange, RundownEditing } from './rundownEvents.ts';
import { findOccurrenceFor, ShownRundown, loadShownRundown } from './shownRundown.ts';

@OutputType({
  rule: allow('read', 'Rundown'),
  description: 'A user who has a rundown open in the portal, or has just closed its page.',
})
export class RundownEditor {
  @Field(() => ID, { description: 'Id of the `User`.' }) userId!: string;
  @Field({ description: 'Name of the user.' }) name!: string;
  @Field({ description: 'Address of the picture of the user; empty when there is none.' }) picture!: string;
  @Field({ description: 'Random key that identifies one open page of a browser.' })
  pageKey!: string;
  @Field(() => ID, {
    nullable: true,
    description: 'Id of the selected `RundownItem`; null when there is none.',
  })
  itemId!: string | null;
  @Field({ description: 'True when the user has just closed the page.' }) isLeaving!: boolean;
}

const slotIdOf = 'Id of the `Slot`.';
const dateText =
  'Original date of the occurrence in its series, even when the occurrence was moved to another date.';

type Key = { slotId: string; date: string };

@Resolver()
export class RundownChangesResolver {
  @Allow('read', 'Rundown')
  @Subscription(() => ShownRundown, {
    nullable: true,
    description:
      'Publishes a rundown when it changes; null when its slot no longer has an occurrence on that date. After a reconnection, query the rundown again.',
    subscribe: ({ context, args }: { context: Context; args: Key }) =>
      ofOwnRadio(context, 'rundownChanged', Rundown, ofRundown(args)),
  })
  async rundownChanged(
    @Root() change: RundownChange,
    @Arg('slotId', () => ID, { description: slotIdOf }) slotId: string,
    @Arg('date', () => LocalDate, { description: dateText }) date: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ShownRundown | null> {
    if (String(change.slot) !== slotId) return null;
    return loadShownRundown(context, { slotId, date }, info).catch(() => null);
  }

  @Allow('read', 'Rundown')
  @Subscription(() => RundownEditor, {
    description:
      'Publishes each user who has a rundown open, also the viewer, again every 20 seconds. Clients should treat a user as gone after 40 seconds without an event.',
    subscribe: ({ context, args }: { context: Context; args: Key }) =>
      ofOwnRadio(context, 'rundownEditing', Rundown, ofRundown(args)),
  })
  async rundownEditing(
    @Root() editing: RundownEditing,
    @Arg('slotId', () => ID, { description: slotIdOf }) _slotId: string,
    @Arg('date', () => LocalDate, { description: dateText }) _date: string,
    @Ctx() { database }: Context,
  ): Promise<RundownEditor> {
    const { item } = editing;
    return {
      ...(await describePageEditor(database, editing)),
      itemId: item === null ? null : String(item),
    };
  }

  @Allow('read', 'Rundown')
  @Mutation(() => Boolean, {
    description:
      'Publishes to `rundownEditing` that the viewer has a rundown open, and which item is selected. Clients must repeat the call every 20 seconds. Returns true. NOT_FOUND when the slot has no such date.',
  })
  async showRundownEditing(
    @Arg('slotId', () => ID, { description: slotIdOf }) slotId: string,
    @Arg('date', () => LocalDate, { description: dateText }) date: string,
    @Arg('pageKey', () => String, { description: pageKeyText }) pageKey: string,
    @Arg('itemId', () => ID, {
      nullable: true,
      description: 'Id of the selected `RundownItem`; null when there is none.',
    })
    itemId: string | null | undefined,
    @Arg('leaving', () => Boolean, {
      defaultValue: false,
      description: 'True when the viewer closes the page.',
    })
    leaving: boolean,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const { planned } = await findOccurrenceFor(context, { slotId, date }, await findRadioClock(context));
    await inTransaction(context.database, async (transaction) => {
      await context.services.events.publish(transaction, 'rundownEditing', {
        radioId: context.radioId!,
        slot: planned.slot,
        date,
        ...pageEditor(context.viewer!.userId, pageKey, leaving),
        item: itemId == null ? null : (parseId(itemId) ?? null),
      });
    });
    return true;
  }
}

/** Returns a condition that selects the events of a rundown. */
const ofRundown =
  ({ slotId, date }: Key) =>
  (event: RundownChange): boolean =>
    String(event.slot) === slotId && event.date === date;
