import type { Context } from '../../../kit/context.ts';
import type { FieldProblems } from '../../../kit/errors.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { tellable } from '../../../kit/resource/takenFields.ts';
import type { Write } from '../../../kit/resource/writes.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { User } from '../../users/user.entity.ts';
import { usernameKeyOf } from './peopleToJoin.ts';
import type { TeamMember } from './teamMember.entity.ts';

/** Whom an input names: by their address, or by the name that they sign with. */
export type Naming = { email?: string; username?: string };

/** Who joins the team of the current radio, by an address or a name with which nothing is wrong. */
export const personNamed = async (write: Write<TeamMember>, naming: Naming): Promise<number> =>
  (await memberNamed(write, naming))!.id;

const memberNamed = (write: Write<TeamMember>, { email, username }: Naming) =>
  email === undefined
    ? memberByUsername.first(write, { username: usernameKeyOf(username ?? '') })
    : memberByEmail.first(write, { email: email.toLowerCase() });

/**
 * What is wrong with the address or the name of somebody who is to join the team of the current radio. That somebody joined tells that they have an account,
 * and all of the team sees it; whoever may not read people learns nothing from what fails, and after a few failures waits.
 */
export async function problemsOfJoining(write: Write<TeamMember>, naming: Naming): Promise<FieldProblems> {
  const { context } = write;
  const { email, username } = naming;
  if (email === undefined && username === undefined) return { email: 'required' };
  if (email !== undefined && username !== undefined) return { username: 'invalid' };
  await admitJoining(write);
  const person = await memberNamed(write, naming);
  if (person && !person.member) return {};
  await waitAfter(write);
  const model = context.reads.models.of(User);
  return tellable(context, model, {
    [email === undefined ? 'username' : 'email']: person ? 'taken' : 'unknown',
  });
}

/** Whose failures are counted: nobody's who may look people up anyhow. */
function askerOf({ abilities, viewer, origin }: Context) {
  if (abilities.allows(allow('read', 'User'))) return undefined;
  const account = String(viewer?.userId);
  return { account, address: origin.address, knownAs: 'viewer' };
}

/** Who has an address, and whether they are in the team of the current radio. */
export const memberByEmail = query('organization.memberByEmail', (db, { email }: Given<{ email: string }>) =>
  db
    .selectFrom('User as person')
    .leftJoin('TeamMember as member', 'member.user', 'person.id')
    .select(['person.id', 'member.id as member'])
    .where('person.email', '=', email),
);

const memberByUsername = query(
  'organization.memberByUsername',
  (db, { username }: Given<{ username: string }>) =>
    db
      .selectFrom('User as person')
      .leftJoin('TeamMember as member', 'member.user', 'person.id')
      .select(['person.id', 'member.id as member'])
      .where('person.usernameKey', '=', username),
);

/** Lets whoever may not read people try again only after a while, once they named several who were not known. */
export async function admitJoining({ context }: Write<TeamMember>): Promise<void> {
  const asker = askerOf(context);
  if (asker) await context.services.accounts.joinThrottle.admit(asker);
}

/** Counts somebody who was not known. */
export async function waitAfter({ context }: Write<TeamMember>): Promise<void> {
  const asker = askerOf(context);
  if (asker) await context.services.accounts.joinThrottle.failed(asker);
}
