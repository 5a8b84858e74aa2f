import { FieldResolver, Resolver, Root } from 'type-graphql';
import { invalidInput } from '../../../kit/errors.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { acrossRadios } from '../../../kit/query/scopes.ts';
import { Needs } from '../../../kit/read/needs.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { WriteResolver } from '../../../kit/resource/writeResolver.ts';
import { referTo, type Write } from '../../../kit/resource/writes.ts';
import { teamGrants } from '../../../kit/rules/grants.ts';
import type { Stored } from '../../../kit/write/storedEntity.ts';
import { requireFresh } from '../../accounts/proofs/freshness.ts';
import { requireGrants } from '../../permissions/access/cover.ts';
import { requirePowerOver } from '../../permissions/access/powerOver.ts';
import { Role } from '../../permissions/roles/role.entity.ts';
import { grantsOf } from '../../permissions/roles/roleAbilities.ts';
import { personToJoin } from './personToJoin.ts';
import { TeamMember } from './teamMember.entity.ts';
import { TeamMemberInput, TeamMemberPatch } from './teamMember.inputs.ts';

interface ShownUser {
  fullName: string;
  email: string;
  avatar: string;
}

@Resolver(() => TeamMember)
export class TeamMemberResolver extends WriteResolver(TeamMember, TeamMemberInput, TeamMemberPatch, {
  // Not by the texts of the person: who reads the team sees names, and not what names an account.
  found: {
    title: '{fullName}',
    subtitle: '{roleName}',
    picture: 'avatar',
    list: '/admin/team',
    by: 'fullName',
  },
}) {
  @Needs('user.fullName')
  @FieldResolver(() => String, { description: 'First and last name, for whoever sees the team.' })
  fullName(@Root() { user }: Row): string {
    return (user as ShownUser).fullName;
  }

  @Needs('user.email')
  @FieldResolver(() => String, { description: 'The person’s address, for whoever sees the team.' })
  email(@Root() { user }: Row): string {
    return (user as ShownUser).email;
  }

  @Needs('user.avatar')
  @FieldResolver(() => String, { description: 'Address of a picture; empty when there is none.' })
  avatar(@Root() { user }: Row): string {
    return (user as ShownUser).avatar;
  }

  @Needs('role.name')
  @FieldResolver(() => String, { description: 'Name of the role in this team, for whoever sees the team.' })
  roleName(@Root() { role }: Row): string {
    return (role as { name: string }).name;
  }

  protected override async prepare(given: TeamMemberInput | TeamMemberPatch, write: Write<TeamMember>) {
    const { context, existing } = write;
    const { roleId, email } = given as TeamMemberInput;
    await requireFresh(context);
    if (existing) await this.#requirePower(existing, write);
    const role = roleId === undefined ? undefined : await referTo(write, Role, roleId, 'roleId');
    if (role !== undefined) await requireTeamCover(write, role);
    if (existing) return { role };
    const user = await personToJoin(write, email);
    await chooseFirst(write, user);
    return { role, user };
  }

  protected override async beforeDelete(member: Stored<TeamMember>, write: Write<TeamMember>): Promise<void> {
    await this.#requirePower(member, write);
    // Whoever worked here goes on at another of their radios, if there is one.
    await movedOn.write(write.transaction, { user: member.user, member: member.id, radio: member.radio });
  }

  /** Nobody changes their own place, or that of somebody with more power, here or anywhere else. */
  async #requirePower({ user }: Stored<TeamMember>, { context, transaction }: Write<TeamMember>) {
    if (user === context.viewer?.userId) throw invalidInput({ id: 'yourself' });
    await requirePowerOver(context, transaction, user);
  }
}

/** Nobody gives a role on a radio that may do more there than they may themselves. */
async function requireTeamCover({ transaction, context }: Write<TeamMember>, roleId: number): Promise<void> {
  const { ofRadios } = context.services.accounts.roleAbilities;
  requireGrants(context, teamGrants(await grantsOf(transaction, roleId), ofRadios));
}

/** The first radio of a person is the one that they work on. */
async function chooseFirst({ transaction, context }: Write<TeamMember>, user: number): Promise<void> {
  await firstRadio.write(transaction, { radio: context.radioId!, user });
}

const firstRadio = query(
  'organization.firstRadio',
  (db, { radio, user }: Given<{ radio: number; user: number }>) =>
    db.updateTable('User').set({ radio }).where('id', '=', user).where('radio', 'is', null),
);

const movedOn = query(
  'organization.movedOn',
  (db, { user, member, radio }: Given<{ user: number; member: number; radio: number }>) =>
    db
      .updateTable('User')
      .set(({ selectFrom }) => ({
        radio: selectFrom(acrossRadios('TeamMember as other'))
          .select(({ fn }) => fn.min('other.radio').as('next'))
          .where('other.user', '=', user)
          .where('other.id', '<>', member),
      }))
      .where('id', '=', user)
      .where('radio', '=', radio),
);
