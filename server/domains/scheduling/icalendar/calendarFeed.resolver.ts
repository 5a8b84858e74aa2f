import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Resolver, Root, Field } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { invalidInput } from '../../../kit/errors.ts';
import { ShownOnce } from '../../../kit/graphql/shownOnce.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRows, rowById } from '../../../kit/read/reads.ts';
import { Requires } from '../../../kit/read/requires.ts';
import { ReadResolver } from '../../../kit/resource/resolvers/readResolver.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { referTo } from '../../../kit/resource/references.ts';
import { createEntity, removeEntity } from '../../../kit/resource/writes.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow, Allow, anySession } from '../../../kit/rules/rule.ts';
import { Emission } from '../../programmes/public.ts';
import { CalendarFeed } from './calendarFeed.entity.ts';
import { CalendarFeedInput } from './calendarFeed.inputs.ts';
import { requireRoom, requireVisibleFeed, viewerOf, visibleFeeds } from './calendarFeedAccess.ts';
import { CalendarFeedKind } from './calendarFeedKind.ts';
import { addressOf, hashOfSecret, makeSecret } from './feedAddress.ts';

@OutputType({ rule: allow('read', 'Slot'), description: 'A new calendar feed.' })
class NewCalendarFeed {
  @ShownOnce()
  @Field({
    description:
      'Address of the feed, returned only once. Anybody who has the address can read the feed. With `webcal://` instead of `https://`, calendar programs offer to subscribe.',
  })
  address!: string;

  @Field(() => CalendarFeed, { description: 'The stored calendar feed, without its address.' })
  calendarFeed!: CalendarFeed;
}

/**
 * Calendar feeds, which programs read without signing in.
 * Creating or revoking one requires a session, as for API tokens.
 */
@Resolver(() => CalendarFeed)
export class CalendarFeedResolver extends ReadResolver(CalendarFeed, {
  rule: allow('read', 'Slot'),
  where: visibleFeeds,
}) {
  @Requires('maker.id')
  @FieldResolver(() => Boolean, { description: 'True when the viewer made the feed.' })
  isOwn(@Root() { maker }: Row, @Ctx() context: Context): boolean {
    return (maker as { id: number }).id === viewerOf(context);
  }

  @Allow('read', 'Slot')
  @Mutation(() => NewCalendarFeed, {
    description:
      'Creates an address at which other programs read the calendar as iCalendar. The feed shows what the viewer may read. LIMIT_EXCEEDED beyond 50 feeds of a person on a radio, SESSION_NEEDED for requests with an API token. FORBIDDEN for a feed of an emission when the viewer may not read `Emission`.',
  })
  async createCalendarFeed(
    @Arg('input', () => CalendarFeedInput, {
      description: 'Contents and name of the new feed.',
    })
    input: CalendarFeedInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<NewCalendarFeed> {
    const { abilities, services } = context;
    abilities.require(anySession);
    if (input.kind === CalendarFeedKind.EMISSION) abilities.require(allow('read', 'Emission'));
    const secret = makeSecret();
    const id = await createEntity(context, CalendarFeed, async (writing) => {
      const emission = await emissionOf(writing, input);
      await requireRoom(writing);
      return {
        name: input.name?.trim() ?? '',
        kind: input.kind,
        emission,
        maker: viewerOf(context),
        secretHash: hashOfSecret(services, secret),
      };
    });
    const rows = await findRows(context, CalendarFeed, [id], info, ['calendarFeed']);
    const address = addressOf(services.accounts.portalUrl(), secret);
    return { address, calendarFeed: rowById<CalendarFeed>(rows, id)! };
  }

  @Allow('read', 'Slot')
  @Mutation(() => ID, {
    description:
      'Revokes a calendar feed and returns its id. Its address stops working at once. People may revoke their own feeds, and any feed when they may manage Slot. NOT_FOUND for other feeds, SESSION_NEEDED for requests with an API token.',
  })
  async revokeCalendarFeed(
    @Arg('id', () => ID, { description: 'Id of the `CalendarFeed`.' }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    context.abilities.require(anySession);
    await removeEntity(context, CalendarFeed, id, (existing) => requireVisibleFeed(context, existing));
    return id;
  }
}

async function emissionOf(writing: Writing, { kind, emissionId }: CalendarFeedInput): Promise<number | null> {
  const isOfEmission = kind === CalendarFeedKind.EMISSION;
  if (emissionId == null) {
    if (isOfEmission) throw invalidInput({ emissionId: 'required' });
    return null;
  }
  if (!isOfEmission) throw invalidInput({ emissionId: 'invalid' });
  return referTo(writing, Emission, emissionId, 'emissionId');
}
