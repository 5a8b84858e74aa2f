import { FieldResolver, Resolver, Root } from 'type-graphql';
import { invalidInput, type FieldProblems } from '../../../../kit/errors.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { acrossRadios } from '../../../../kit/query/scopes.ts';
import { Requires } from '../../../../kit/read/requires.ts';
import type { Row } from '../../../../kit/read/plan.ts';
import { WriteResolver } from '../../../../kit/resource/resolvers/writeResolver.ts';
import type { Write } from '../../../../kit/resource/writes.ts';
import type { Stored } from '../../../../kit/write/storedEntity.ts';
import { requireReauthentication } from '../../accounts/proofs/reauthentication.ts';
import { requirePowerOver } from '../../permissions/access/powerOver.ts';
import { chooseFirst, requireTeamCover, problemsOfTimes } from './memberRules.ts';
import { findPersonToJoin, problemsOfJoining, type Naming } from './personToJoin.ts';
import { TeamMember } from './teamMember.entity.ts';
import { TeamMemberInput, TeamMemberPatch } from './teamMember.inputs.ts';

interface ShownUser {
  fullName: string;
  email: string;
  avatar: string;
}

@Resolver(() => TeamMember)
export class TeamMemberResolver extends WriteResolver(TeamMember, TeamMemberInput, TeamMemberPatch, {
  views: 'team',
  references: ['role'],
  // Uses no other search texts of the person: readers of the team see names, but no usernames.
  searchResult: {
    title: '{fullName}',
    subtitle: '{roleName}',
    picture: 'avatar',
    list: '/admin/team',
    by: 'fullName',
  },
}) {
  @Requires('user.fullName')
  @FieldResolver(() => String, {
    description: 'First and last name, visible to everybody who sees the team.',
  })
  fullName(@Root() { user }: Row): string {
    return (user as ShownUser).fullName;
  }

  @Requires('user.email')
  @FieldResolver(() => String, { description: 'E-mail address, visible to everybody who sees the team.' })
  email(@Root() { user }: Row): string {
    return (user as ShownUser).email;
  }

  @Requires('user.avatar')
  @FieldResolver(() => String, { description: 'Address of the profile picture; empty when there is none.' })
  avatar(@Root() { user }: Row): string {
    return (user as ShownUser).avatar;
  }

  @Requires('role.name')
  @FieldResolver(() => String, {
    description: 'Name of the role in this team, visible to everybody who sees the team.',
  })
  roleName(@Root() { role }: Row): string {
    return (role as { name: string }).name;
  }

  /**
   * Throws when viewers change their own membership, or that of a person with abilities that they lack.
   * All radios are compared.
   */
  protected override async authorize(member: Stored<TeamMember> | undefined, write: Write<TeamMember>) {
    const { context, transaction } = write;
    if (!member) return;
    if (member.user === context.viewer?.userId) throw invalidInput({ id: 'yourself' });
    // guard: power-over-changed-member
    await requirePowerOver(context, transaction, member.user);
  }

  protected override async check(
    { email, username, ...times }: TeamMemberPatch & Naming,
    write: Write<TeamMember>,
  ): Promise<FieldProblems> {
    await requireReauthentication(write.context);
    const { existing } = write;
    const hasTimes = times.validFrom !== undefined || times.validUntil !== undefined;
    return {
      ...(hasTimes ? problemsOfTimes({ ...existing, ...times }) : {}),
      ...(existing ? {} : await problemsOfJoining(write, { email, username })),
    };
  }

  protected override async prepare(given: TeamMemberInput | TeamMemberPatch, write: Write<TeamMember>) {
    const { role, email, username, validFrom, validUntil } = given as TeamMemberPatch &
      Naming & { role?: number };
    // guard: team-role-within-own-power
    if (role !== undefined) await requireTeamCover(write, role);
    if (write.existing) return { role, validFrom, validUntil };
    const user = await findPersonToJoin(write, { email, username });
    await chooseFirst(write, user);
    return { role, user, validFrom, validUntil };
  }

  protected override async beforeDelete(member: Stored<TeamMember>, write: Write<TeamMember>): Promise<void> {
    // When a person leaves the radio that is their default, another radio of theirs becomes the default.
    await setNextRadio.write(write.transaction, {
      user: member.user,
      member: member.id,
      radio: member.radio,
    });
  }
}

const setNextRadio = query(
  'organization.setNextRadio',
  (db, { user, member, radio }: Given<{ user: number; member: number; radio: number }>) =>
    db
      .updateTable('User')
      .set(({ selectFrom }) => ({
        radio: selectFrom(acrossRadios('TeamMember as otherMember'))
          .select(({ fn }) => fn.min('otherMember.radio').as('next'))
          .where('otherMember.user', '=', user)
          .where('otherMember.id', '<>', member),
      }))
      .where('id', '=', user)
      .where('radio', '=', radio),
);
