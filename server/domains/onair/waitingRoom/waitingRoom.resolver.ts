import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { conflict, forbidden, invalidInput, notFound } from '../../../kit/errors.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow, parseId } from '../../../kit/read/reads.ts';
import { ofOwnRadio } from '../../../kit/resource/ofOwnRadio.ts';
import { ReadResolver } from '../../../kit/resource/readResolver.ts';
import { alterRow, type Writing } from '../../../kit/resource/recordedWrites.ts';
import { findStoredRows } from '../../../kit/resource/storedRows.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { Allow, allow } from '../../../kit/rules/rule.ts';
import { openLive } from '../live/liveQueries.ts';
import { callVisitor } from './callVisitor.ts';
import { endLostVisits } from './leaveRoom.ts';
import { LiveVisit } from './liveVisit.entity.ts';
import { gone, nextStates, VisitState } from './visitEnums.ts';
import { publishVisitChanged, type VisitChange } from './visitEvents.ts';
import { visitById, visitsHere } from './visitQueries.ts';

const ofVisit = { description: 'Id of the `LiveVisit`.' };
const longestWord = 500;
const longestOffer = 65_536;

@Resolver(() => LiveVisit)
export class LiveVisitResolver extends ReadResolver(LiveVisit) {
  @Allow('read', 'LiveVisit')
  @Query(() => [LiveVisit], {
    description: 'Who is in the waiting room of this radio now, who came first before the others.',
  })
  async waitingRoom(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<Row[]> {
    const { database, services, radioId } = context;
    if (radioId !== undefined) await endLostVisits({ database, services, radioId });
    const here = await visitsHere.all(context);
    const rows = await Promise.all(here.map(({ id }) => findRow(context, LiveVisit, id, info)));
    return rows.filter((row) => row !== null);
  }

  @Allow('read', 'LiveVisit')
  @Subscription(() => LiveVisit, {
    description:
      'Somebody of the waiting room of this radio whenever they come, write, are moved or leave. Who was away reads it again.',
    subscribe: ({ context }: { context: Context }) => ofOwnRadio(context, 'liveVisitChanged', LiveVisit),
  })
  async liveVisitChanged(
    @Root() { id }: VisitChange,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return (await findRow(context, LiveVisit, id, info))!;
  }

  @Allow('read', 'LiveVisit')
  @Mutation(() => LiveVisit, {
    description:
      'Takes somebody of the waiting room further, by those who may update visits; whoever is live takes those who were admitted on the air and off it without that right: from WAITING to HEARD, from either to ADMITTED, from there to ON_AIR and back, and from each but the ends to REFUSED. BAD_USER_INPUT with `to`: `notFromHere` for any other step, `nobodyLive` for ON_AIR while nobody is live in whose sound they could be. NOT_FOUND when there is none.',
  })
  async moveVisit(
    @Arg('id', () => ID, ofVisit) id: string,
    @Arg('to', () => VisitState, { description: 'Where they are from now on.' }) to: VisitState,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const rowId = await changeVisit(context, id, async (writing, { state, onAirFrom }) => {
      await requireLeading(context, writing, { from: state, to });
      if (!nextStates[state].includes(to)) throw invalidInput({ to: 'notFromHere' });
      const at = new Date();
      if (to === VisitState.ON_AIR) {
        if (!(await openLive.any(writing))) throw invalidInput({ to: 'nobodyLive' });
        return { state: to, onAirFrom: onAirFrom ?? at, onAirUntil: null };
      }
      return {
        state: to,
        ...(state === VisitState.ON_AIR && { onAirUntil: at }),
        ...(gone.includes(to) && { leftAt: at }),
      };
    });
    return (await findRow(context, LiveVisit, rowId, info))!;
  }

  @Allow('update', 'LiveVisit')
  @Mutation(() => LiveVisit, {
    description:
      'Tells somebody in the waiting room something, which they read at once. BAD_USER_INPUT with `text` when it is too long, with `id` when they have left. NOT_FOUND when there is none.',
  })
  async tellVisitor(
    @Arg('id', () => ID, ofVisit) id: string,
    @Arg('text', { description: 'What they are told, at most 500 characters; empty to take it back.' })
    text: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const told = text.trim();
    if (told.length > longestWord) throw invalidInput({ text: 'tooLong' });
    const rowId = await changeVisit(context, id, async (_, { state }) => {
      if (gone.includes(state)) throw invalidInput({ id: 'notFromHere' });
      return { told };
    });
    return (await findRow(context, LiveVisit, rowId, info))!;
  }

  @Allow('read', 'LiveVisit')
  @Mutation(() => String, {
    description:
      'Has the browser of a visitor send its sound to that of the viewer (WebRTC): takes an SDP offer with all its candidates, and gives the answer as it comes, within four seconds. For those who may update visits, and for whoever is live, of those who were admitted. BAD_USER_INPUT with `id`: `notThere` when nobody answers, `notFromHere` when they have left; with `offer` when it is none. NOT_FOUND when there is none.',
  })
  async callVisitor(
    @Arg('id', () => ID, ofVisit) id: string,
    @Arg('offer', { description: 'The SDP of the offer, at most 65,536 characters.' }) offer: string,
    @Ctx() context: Context,
  ): Promise<string> {
    const visit = parseId(id) ?? 0;
    const found = await visitById.first(context, { id: visit });
    if (!found) throw notFound('LiveVisit');
    await requireLeading(context, context, { from: found.state, to: VisitState.ON_AIR });
    if (!offer.startsWith('v=0')) throw invalidInput({ offer: 'invalid' });
    if (offer.length > longestOffer) throw invalidInput({ offer: 'tooLong' });
    return callVisitor(context, { visit, offer });
  }
}

const leads = allow('update', 'LiveVisit');
/** Between these whoever is live takes somebody by themselves. */
const ofWhoIsLive: readonly VisitState[] = [VisitState.ADMITTED, VisitState.ON_AIR];

/** Whoever leads the room does all of it; whoever is live, what brings those who were admitted on the air. */
async function requireLeading(
  { abilities, viewer }: Context,
  place: Parameters<typeof openLive.first>[0],
  { from, to }: { from: VisitState; to: VisitState },
): Promise<void> {
  if (abilities.allows(leads)) return;
  const isTheirs = ofWhoIsLive.includes(from) && ofWhoIsLive.includes(to);
  if (!isTheirs || (await openLive.first(place))?.person !== viewer!.userId)
    throw forbidden('update', 'LiveVisit');
}

interface StoredVisit {
  state: VisitState;
  onAirFrom: Date | null;
}

/** Changes a visit by hand, on the record; gives its id. */
async function changeVisit(
  context: Context,
  id: string,
  change: (writing: Writing, stored: StoredVisit) => Promise<object>,
): Promise<number> {
  const rowId = parseId(id) ?? 0;
  const model = context.reads.models.of(LiveVisit);
  await inTransaction(context.database, async (transaction) => {
    const writing = { transaction, context };
    const stored = (await findStoredRows(writing, model, [rowId])).get(rowId);
    if (!stored) throw notFound('LiveVisit');
    const given = await change(writing, stored as unknown as StoredVisit);
    if (!(await alterRow(writing, model, stored, given))) throw conflict('LiveVisit', null);
    await publishVisitChanged(transaction, context.services.events, { radioId: context.radioId!, id: rowId });
  });
  return rowId;
}
