import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { conflict, forbidden, invalidInput, notFound } from '../../../kit/errors.ts';
import { typedRow, type Row } from '../../../kit/read/plan.ts';
import { findRow, parseId } from '../../../kit/read/reads.ts';
import { ofOwnRadio } from '../../../kit/resource/ofOwnRadio.ts';
import { ReadResolver } from '../../../kit/resource/resolvers/readResolver.ts';
import { alterRow, type Writing } from '../../../kit/resource/recordedWrites.ts';
import { findStoredRows } from '../../../kit/resource/storedRows.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { Allow, allow } from '../../../kit/rules/rule.ts';
import { findOpenLive } from '../live/liveQueries.ts';
import { callVisitor } from './callVisitor.ts';
import { endLostVisits } from './leaveRoom.ts';
import { LiveVisit } from './liveVisit.entity.ts';
import { finalStates, nextStates, VisitState } from './visitEnums.ts';
import { publishVisitChanged, type VisitChange } from './visitEvents.ts';
import { findVisitById, findPresentVisits } from './visitQueries.ts';

const ofVisit = { description: 'Id of the `LiveVisit`.' };
const maxMessageLength = 500;
const maxOfferLength = 65_536;

@Resolver(() => LiveVisit)
export class LiveVisitResolver extends ReadResolver(LiveVisit, {
  roles: { staff: ['read'], editor: ['manage'] },
}) {
  @Allow('read', 'LiveVisit')
  @Query(() => [LiveVisit], {
    description:
      'Visitors of this radio’s waiting room, in the order of their arrival. They wait, are screened, are admitted or are on the air: visitors who have left or were refused are not listed.',
  })
  async waitingRoom(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<Row[]> {
    const { database, services, radioId } = context;
    if (radioId !== undefined) await endLostVisits({ database, services, radioId });
    const here = await findPresentVisits.all(context);
    const rows = await Promise.all(here.map(({ id }) => findRow(context, LiveVisit, id, info)));
    return rows.filter((row) => row !== null);
  }

  @Allow('read', 'LiveVisit')
  @Subscription(() => LiveVisit, {
    description:
      'Publishes a visitor of this radio’s waiting room who arrives, changes state or leaves. Also published when the visitor reconnects, or sends or receives a message. After a reconnection, query the list again.',
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
      'Moves a visitor to another state. People with the permission to update visits may move visitors between WAITING and SCREENING, from WAITING or SCREENING to ADMITTED, from ADMITTED back to WAITING, between ADMITTED and ON_AIR, and from each of these states to REFUSED. The presenter who is live may move visitors between ADMITTED and ON_AIR without that permission. FORBIDDEN otherwise. BAD_USER_INPUT with `to`: `invalidTransition` for any other transition, `nobodyLive` for ON_AIR while nobody is live. NOT_FOUND when there is no such visit.',
  })
  async moveVisit(
    @Arg('id', () => ID, ofVisit) id: string,
    @Arg('to', () => VisitState, { description: 'New state of the visitor.' }) to: VisitState,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const rowId = await changeVisit(context, id, async (writing, { state, onAirFrom }) => {
      await requireLeading(context, writing, { from: state, to });
      if (!nextStates[state].includes(to)) throw invalidInput({ to: 'invalidTransition' });
      const at = new Date();
      if (to === VisitState.ON_AIR) {
        if (!(await findOpenLive.any(writing))) throw invalidInput({ to: 'nobodyLive' });
        return { state: to, onAirFrom: onAirFrom ?? at, onAirUntil: null };
      }
      return {
        state: to,
        ...(state === VisitState.ON_AIR && { onAirUntil: at }),
        ...(finalStates.includes(to) && { leftAt: at }),
      };
    });
    return (await findRow(context, LiveVisit, rowId, info))!;
  }

  @Allow('update', 'LiveVisit')
  @Mutation(() => LiveVisit, {
    description:
      'Sends a message to a visitor in the waiting room, who sees the message at once. BAD_USER_INPUT with `text` when the message is too long, with `id` when the visitor has left. NOT_FOUND when there is no such visit.',
  })
  async sendVisitorMessage(
    @Arg('id', () => ID, ofVisit) id: string,
    @Arg('text', { description: 'The message, at most 500 characters; empty to remove the last message.' })
    text: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const message = text.trim();
    if (message.length > maxMessageLength) throw invalidInput({ text: 'tooLong' });
    const rowId = await changeVisit(context, id, async (_, { state }) => {
      if (finalStates.includes(state)) throw invalidInput({ id: 'invalidTransition' });
      return { messageToVisitor: message };
    });
    return (await findRow(context, LiveVisit, rowId, info))!;
  }

  @Allow('read', 'LiveVisit')
  @Mutation(() => String, {
    description:
      'Starts a WebRTC call that sends a visitor’s sound to the viewer’s browser. Accepts an SDP offer with all its ICE candidates, and returns the SDP answer within four seconds. Allowed for people who may update visits; the presenter who is live may call visitors who are admitted or on the air without that permission. FORBIDDEN otherwise. BAD_USER_INPUT with `id`: `notThere` when the visitor’s browser does not answer, `invalidTransition` when they have left; with `offer` when the text is not an SDP offer. NOT_FOUND when there is no such visit.',
  })
  async callVisitor(
    @Arg('id', () => ID, ofVisit) id: string,
    @Arg('offer', { description: 'SDP of the offer, at most 65,536 characters.' }) offer: string,
    @Ctx() context: Context,
  ): Promise<string> {
    const visit = parseId(id) ?? 0;
    const found = await findVisitById.first(context, { id: visit });
    if (!found) throw notFound('LiveVisit');
    await requireLeading(context, context, { from: found.state, to: VisitState.ON_AIR });
    if (!offer.startsWith('v=0')) throw invalidInput({ offer: 'invalid' });
    if (offer.length > maxOfferLength) throw invalidInput({ offer: 'tooLong' });
    return callVisitor(context, { visit, offer });
  }
}

const leads = allow('update', 'LiveVisit');
/** States between which the presenter who is live may move visitors without further permission. */
const presenterStates: readonly VisitState[] = [VisitState.ADMITTED, VisitState.ON_AIR];

/**
 * Throws unless the viewer may make this change.
 * Allowed with the update permission. The presenter who is live may also put admitted visitors on the air and
 * take them off.
 */
async function requireLeading(
  { abilities, viewer }: Context,
  scope: Parameters<typeof findOpenLive.first>[0],
  { from, to }: { from: VisitState; to: VisitState },
): Promise<void> {
  if (abilities.allows(leads)) return;
  const isTheirs = presenterStates.includes(from) && presenterStates.includes(to);
  if (!isTheirs || (await findOpenLive.first(scope))?.person !== viewer!.userId)
    throw forbidden('update', 'LiveVisit');
}

interface StoredVisit {
  state: VisitState;
  onAirFrom: Date | null;
}

/** Applies a change to a visit by a user action, with an audit entry. Returns the id of the visit. */
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
    const given = await change(writing, typedRow<StoredVisit>(stored));
    if (!(await alterRow(writing, model, stored, given))) throw conflict('LiveVisit', null);
    await publishVisitChanged(transaction, context.services.events, { radioId: context.radioId!, id: rowId });
  });
  return rowId;
}
