import type { Context } from '../../../../kit/context.ts';
import type { FieldProblems } from '../../../../kit/errors.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { hideExistence } from '../../../../kit/resource/takenFields.ts';
import type { Write } from '../../../../kit/resource/writes.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { User } from '../../users/user.entity.ts';
import { usernameKeyOf } from './peopleToJoin.ts';
import type { TeamMember } from './teamMember.entity.ts';

/** E-mail address or username that names a person in an input. */
export type Naming = { email?: string; username?: string };

/** Returns the id of the person who joins the team. The input must have been validated. */
export const findPersonToJoin = async (write: Write<TeamMember>, naming: Naming): Promise<number> =>
  (await memberNamed(write, naming))!.id;

const memberNamed = (write: Write<TeamMember>, { email, username }: Naming) =>
  email === undefined
    ? findPersonByUsername.first(write, { username: usernameKeyOf(username ?? '') })
    : findPersonByEmail.first(write, { email: email.toLowerCase() });

/**
 * Validates the address or username of a person who joins the team of the current radio.
 * Success reveals that the person has an account, which the team sees anyway.
 * A viewer who may not read people gets the same error for unknown people and for members of the team, and must wait after
 * several failures.
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
  return hideExistence(context, model, {
    [email === undefined ? 'username' : 'email']: person ? 'taken' : 'unknown',
  });
}

/**
 * Key under which failures are throttled. Undefined for viewers who may read people, whose failures are not
 * counted.
 */
function askerOf({ abilities, viewer, origin }: Context) {
  if (abilities.allows(allow('read', 'User'))) return undefined;
  const account = String(viewer?.userId);
  return { account, address: origin.address, knownAs: 'viewer' };
}

/** Finds a person by address, with their membership in the team of the current radio. */
export const findPersonByEmail = query(
  'organization.findPersonByEmail',
  (db, { email }: Given<{ email: string }>) =>
    db
      .selectFrom('User as person')
      .leftJoin('TeamMember as member', 'member.user', 'person.id')
      .select(['person.id', 'member.id as member'])
      .where('person.email', '=', email),
);

const findPersonByUsername = query(
  'organization.findPersonByUsername',
  (db, { username }: Given<{ username: string }>) =>
    db
      .selectFrom('User as person')
      .leftJoin('TeamMember as member', 'member.user', 'person.id')
      .select(['person.id', 'member.id as member'])
      .where('person.usernameKey', '=', username),
);

/** Throws RATE_LIMITED when the viewer has named unknown people in several recent attempts. Viewers who may read people are exempt. */
export async function admitJoining({ context }: Write<TeamMember>): Promise<void> {
  const asker = askerOf(context);
  if (asker) await context.services.accounts.joinThrottle.admit(asker);
}

/** Counts an attempt in which the viewer named an unknown person. */
export async function waitAfter({ context }: Write<TeamMember>): Promise<void> {
  const asker = askerOf(context);
  if (asker) await context.services.accounts.joinThrottle.failed(asker);
}
