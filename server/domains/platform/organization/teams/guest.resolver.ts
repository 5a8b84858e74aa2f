import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { invalidInput, type FieldProblems } from '../../../../kit/errors.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import type { Row } from '../../../../kit/read/plan.ts';
import { findRow, parseId } from '../../../../kit/read/reads.ts';
import { addRow } from '../../../../kit/resource/recordedWrites.ts';
import { createEntity, type Write } from '../../../../kit/resource/writes.ts';
import { Allow } from '../../../../kit/rules/rule.ts';
import { sendInvitation } from '../../accounts/mailedLinks/invitation.ts';
import { requireReauthentication } from '../../accounts/proofs/reauthentication.ts';
import { findRoleByKey } from '../../accounts/signIn/register.ts';
import { newcomer } from '../../permissions/roles/roles.ts';
import { fullNameOf, findFreeUsername } from '../../users/names.ts';
import { Plan, User, UserStatus } from '../../users/user.entity.ts';
import { chooseFirst, requireTeamCover, problemsOfTimes } from './memberRules.ts';
import { admitJoining, findPersonByEmail, waitAfter } from './personToJoin.ts';
import { TeamMember } from './teamMember.entity.ts';
import { GuestInput } from './teamMember.inputs.ts';

/** Guests of a radio, who are members of its team for a limited time. */
@Resolver()
export class GuestResolver {
  @Allow('create', 'TeamMember')
  @Mutation(() => TeamMember, {
    description:
      'Adds a guest to the team of the current radio for a limited time. A person without an account gets one with the platform role `subscriber`, and an invitation by e-mail; a person with an account gets no e-mail. BAD_USER_INPUT with `email` (`taken` for a member of the team), `roleId` or `validUntil`; FORBIDDEN when the role has abilities on the radio that the viewer lacks, FRESH_SIGN_IN_NEEDED without a recent proof of identity; RATE_LIMITED after a few new addresses when the viewer may not read people.',
  })
  async inviteGuest(
    @Arg('input', () => GuestInput, {
      description: 'Person to add, their role on the radio, and the period of the membership.',
    })
    input: GuestInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const id = await createEntity(context, TeamMember, (write: Write<TeamMember>) => join(write, input));
    return (await findRow(context, TeamMember, id, info))!;
  }
}

async function join(write: Write<TeamMember>, input: GuestInput): Promise<object> {
  const { validFrom, validUntil } = input;
  await requireReauthentication(write.context);
  await admitJoining(write);
  const email = input.email.toLowerCase();
  const role = await findRoleById.first(write, { id: parseId(input.roleId) ?? 0 });
  const known = await findPersonByEmail.first(write, { email });
  const problems: FieldProblems = {
    ...problemsOfTimes({ validFrom, validUntil }),
    ...(role ? {} : { roleId: 'unknown' }),
    ...(known?.member ? { email: 'taken' } : {}),
  };
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  await requireTeamCover(write, role!.id);
  const user = known?.id ?? (await newGuest(write, { ...input, email }));
  await chooseFirst(write, user);
  return { user, role: role!.id, validFrom, validUntil };
}

/** Creates an account that grants no rights by itself, and sends the invitation to its address. */
async function newGuest(write: Write<TeamMember>, { email, firstName, lastName = '' }: GuestInput) {
  const { transaction, context } = write;
  await waitAfter(write);
  const user = await addRow(write, transaction.models.of(User), {
    email,
    username: await findFreeUsername(transaction, email),
    firstName,
    lastName,
    fullName: fullNameOf({ firstName, lastName }),
    currentPlan: Plan.BASIC,
    status: UserStatus.PENDING,
    role: (await findRoleByKey.first(transaction, { key: newcomer }))!.id,
    radio: context.radioId,
  });
  await sendInvitation(write, { id: user, email });
  return user;
}

const findRoleById = query('organization.findRoleById', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('Role').select('id').where('id', '=', id),
);
