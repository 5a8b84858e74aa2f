import { Length, Max, Min } from 'class-validator';
import { Arg, Ctx, Field, ID, InputType, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { notFound } from '../../../kit/errors.ts';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { parseId } from '../../../kit/read/reads.ts';
import { addRow, dropRow } from '../../../kit/resource/recordedWrites.ts';
import { ReadResolver } from '../../../kit/resource/readResolver.ts';
import { findStoredRows } from '../../../kit/resource/storedRows.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { ShownOnce } from '../../../kit/graphql/shownOnce.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { Allow, allow, everyone, Public } from '../../../kit/rules/rule.ts';
import { LiveInvitation } from './liveInvitation.entity.ts';
import { guestLink, hashOfGuestToken, makeGuestToken } from './guestLinks.ts';
import { sendAway } from './leaveRoom.ts';
import { visitsOfInvitation } from './visitQueries.ts';

const hour = 3_600_000;

@InputType({ description: 'Whom to invite into the waiting room.' })
export class LiveInvitationInput {
  @Field({ description: 'Their name, as whoever is live sees it, 1 to 80 characters.' })
  @Length(1, 80)
  name!: string;

  @Field({ defaultValue: '', description: 'What they read before they come in, at most 500 characters.' })
  @Length(0, 500)
  note: string = '';

  @Field(() => Int, { defaultValue: 24, description: 'How long the link lets them in, 1 to 720 hours.' })
  @Min(1)
  @Max(720)
  hours: number = 24;
}

@OutputType({
  rule: allow('create', 'LiveInvitation'),
  description: 'An invitation that was just made.',
})
export class NewLiveInvitation {
  @ShownOnce()
  @Field({ description: 'The link, shown this once: whoever holds it comes into the waiting room as them.' })
  url!: string;

  @Field(() => ID, { description: 'Id of the `LiveInvitation`.' })
  id!: number;

  @Field(() => DateTimeISO, { description: 'Until when the link lets them in.' })
  expiresAt!: Date;
}

@OutputType({ rule: everyone, description: 'What the link of a guest tells whoever holds it.' })
export class LiveGuestLink {
  @Field({ description: 'Whom it is for.' }) name!: string;
  @Field({ description: 'What they are to read before they come in; empty for nothing.' }) note!: string;
  @Field({ description: 'Who invited them.' }) invitedBy!: string;
  @Field({ description: 'Name of the radio.' }) radioName!: string;
  @Field(() => DateTimeISO, { description: 'Until when it lets them in.' }) expiresAt!: Date;
}

/** Guests come by a link, without an account: it opens the waiting room of one radio, under one name, and nothing else. */
@Resolver(() => LiveInvitation)
export class LiveInvitationResolver extends ReadResolver(LiveInvitation) {
  @Public()
  @Query(() => LiveGuestLink, {
    name: 'liveGuestLink',
    nullable: true,
    description: 'What the link of a guest says. TOKEN_EXPIRED, TOKEN_UNKNOWN also once it was revoked.',
  })
  guestLinkOfToken(
    @Arg('token', { description: 'The token of the link.' }) token: string,
    @Ctx() { database, services }: Context,
  ): Promise<LiveGuestLink> {
    return guestLink({ database, services }, token);
  }

  @Allow('create', 'LiveInvitation')
  @Mutation(() => NewLiveInvitation, {
    description:
      'Invites somebody without an account into the waiting room of this radio; gives the link to send them. BAD_USER_INPUT with the fields of the input.',
  })
  async inviteLiveGuest(
    @Arg('input', () => LiveInvitationInput, { description: 'Whom to invite.' })
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
    // What is behind the # is sent to no server: neither in a Referer nor to the logs of those in between.
    return { url: `${services.accounts.portalUrl()}/guest#token=${token}`, id, expiresAt };
  }

  @Allow('delete', 'LiveInvitation')
  @Mutation(() => ID, {
    description:
      'Revokes an invitation and gives back its id: its link leads nowhere any more, and whoever came by it is sent away at once. NOT_FOUND when there is none.',
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
      for (const visit of await visitsOfInvitation.all(writing, { invitation: rowId }))
        await sendAway(context.services, writing, visit.id);
      await dropRow(writing, model, stored);
    });
    return id;
  }
}
