import { Length, Max, Min } from 'class-validator';
import { Arg, Ctx, Field, ID, InputType, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { notFound } from '../../../kit/errors.ts';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { parseId } from '../../../kit/read/reads.ts';
import { addRow, dropRow } from '../../../kit/resource/recordedWrites.ts';
import { ReadResolver } from '../../../kit/resource/resolvers/readResolver.ts';
import { findStoredRows } from '../../../kit/resource/storedRows.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { ShownOnce } from '../../../kit/graphql/shownOnce.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { Allow, allow, everyone, Public } from '../../../kit/rules/rule.ts';
import { LiveInvitation } from './liveInvitation.entity.ts';
import { findGuestLink, hashOfGuestToken, makeGuestToken } from './guestLinks.ts';
import { sendAway } from './leaveRoom.ts';
import { findVisitsOfInvitation } from './visitQueries.ts';

const hour = 3_600_000;

@InputType({ description: 'The guest to invite into the waiting room.' })
export class LiveInvitationInput {
  @Field({ description: 'Name of the guest, as the presenter sees it, 1 to 80 characters.' })
  @Length(1, 80)
  name!: string;

  @Field({
    defaultValue: '',
    description: 'Note that the guest reads before entering the waiting room, at most 500 characters.',
  })
  @Length(0, 500)
  note: string = '';

  @Field(() => Int, { defaultValue: 24, description: 'How long the link is valid: 1 to 720 hours.' })
  @Min(1)
  @Max(720)
  hours: number = 24;
}

@OutputType({
  rule: allow('create', 'LiveInvitation'),
  description: 'A new invitation with its link.',
})
export class NewLiveInvitation {
  @ShownOnce()
  @Field({
    description: 'The link, returned only once. Anybody who opens it enters the waiting room as this guest.',
  })
  url!: string;

  @Field(() => ID, { description: 'Id of the `LiveInvitation`.' })
  id!: number;

  @Field(() => DateTimeISO, { description: 'When the link expires.' })
  expiresAt!: Date;
}

@OutputType({ rule: everyone, description: 'The details that a guest link shows to anybody who opens it.' })
export class LiveGuestLink {
  @Field({ description: 'Name of the guest.' }) name!: string;
  @Field({
    description: 'Note that the guest reads before entering the waiting room; empty when there is none.',
  })
  note!: string;
  @Field({ description: 'Name of the user who invited the guest.' }) invitedBy!: string;
  @Field({ description: 'Name of the radio.' }) radioName!: string;
  @Field(() => DateTimeISO, { description: 'When the link expires.' }) expiresAt!: Date;
}

/**
 * Guest links, for people without an account.
 * A link opens the waiting room of one radio under one name, and nothing else.
 */
@Resolver(() => LiveInvitation)
export class LiveInvitationResolver extends ReadResolver(LiveInvitation, {
  roles: { editor: ['manage'] },
}) {
  @Public()
  @Query(() => LiveGuestLink, {
    name: 'liveGuestLink',
    nullable: true,
    description:
      'Details of the invitation that belongs to the link of a guest. Null with the error TOKEN_EXPIRED after the end of the invitation, and with TOKEN_UNKNOWN for a link that does not exist or was revoked.',
  })
  guestLinkOfToken(
    @Arg('token', { description: 'Token from the link of the guest.' }) token: string,
    @Ctx() { database, services }: Context,
  ): Promise<LiveGuestLink> {
    return findGuestLink({ database, services }, token);
  }

  @Allow('create', 'LiveInvitation')
  @Mutation(() => NewLiveInvitation, {
    description:
      'Invites a guest without an account into the waiting room of this radio. Returns the link to send to the guest. BAD_USER_INPUT names the fields of the input that are not acceptable.',
  })
  async inviteLiveGuest(
    @Arg('input', () => LiveInvitationInput, { description: 'The guest to invite.' })
    { name, note, hours }: LiveInvitationInput,
    @Ctx() context: Context,
  ): Promise<NewLiveInvitation> {
    const { services, viewer, reads, database } = context;
    const token = makeGuestToken();
    const expiresAt = new Date(Date.now() + hours * hour);
    const row = {
      name,
      note,
      expiresAt,
      invitedBy: viewer!.name,
      linkHash: hashOfGuestToken(services, token),
    };
    const id = await inTransaction(database, (transaction) =>
      addRow({ transaction, context }, reads.models.of(LiveInvitation), row),
    );
    // Browsers never send the part after the #: it stays out of Referer headers and of the logs of proxies.
    return { url: `${services.accounts.portalUrl()}/guest#token=${token}`, id, expiresAt };
  }

  @Allow('delete', 'LiveInvitation')
  @Mutation(() => ID, {
    description:
      'Revokes an invitation and returns its id. The link stops working, and a guest who entered with the link is removed from the waiting room at once, also when admitted or on the air. NOT_FOUND when there is no such invitation.',
  })
  async revokeLiveInvitation(
    @Arg('id', () => ID, { description: 'Id of the `LiveInvitation`.' }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    const model = context.reads.models.of(LiveInvitation);
    const rowId = parseId(id) ?? 0;
    await inTransaction(context.database, async (transaction) => {
      const writing = { transaction, context };
      const stored = (await findStoredRows(writing, model, [rowId])).get(rowId);
      if (!stored) throw notFound('LiveInvitation');
      for (const visit of await findVisitsOfInvitation.all(writing, { invitation: rowId }))
        await sendAway(context.services, writing, visit.id);
      await dropRow(writing, model, stored);
    });
    return id;
  }
}
