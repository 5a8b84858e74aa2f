import { FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { invalidInput, type FieldProblems } from '../../../kit/errors.ts';
import { Requires } from '../../../kit/read/requires.ts';
import type { Row } from '../../../kit/read/plan.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { findTakenValues } from '../../../kit/resource/takenFields.ts';
import { WriteResolver } from '../../../kit/resource/resolvers/writeResolver.ts';
import type { Write } from '../../../kit/resource/writes.ts';
import type { Stored } from '../../../kit/write/storedEntity.ts';
import { requireReauthentication } from '../accounts/proofs/reauthentication.ts';
import { endSessions } from '../accounts/signIn/newPassword.ts';
import { hashPassword, isWeak } from '../accounts/signIn/passwords.ts';
import { hasSecondFactor } from '../accounts/proofs/reauthenticationMethods.ts';
import { findCity, findState } from '../geography/countries.ts';
import { City, State } from '../geography/geography.types.ts';
import { findOrCreateCompany } from '../organization/companies/companies.ts';
import { requirePowerOver } from '../permissions/access/powerOver.ts';
import { addressAfter } from './address.ts';
import { deleteWithPictures } from './avatar.ts';
import { fullNameOf } from './names.ts';
import { User, UserStatus } from './user.entity.ts';
import { isLastAdministrator, findPlatformRoleId, requireCover } from './userRules.ts';
import { UserInput, UserPatch } from './users.inputs.ts';

/** Deletes what belongs to a user, beyond cascading foreign keys. Runs in the transaction that deletes the row, before it does. */
type UserDeletionCallback = (writing: Writing, userId: number) => Promise<void>;

declare module '../../../kit/domain.ts' {
  interface Domain {
    /** Called when a user is permanently deleted, for work beyond cascading foreign keys. */
    onUserDeletion?: UserDeletionCallback;
  }
}

declare module '../../../kit/context.ts' {
  interface Services {
    userDeletionCallbacks: readonly UserDeletionCallback[];
  }
}

async function runUserDeletionCallbacks(writing: Writing, userId: number): Promise<void> {
  for (const callback of writing.context.services.userDeletionCallbacks) await callback(writing, userId);
}

@Resolver(() => User)
export class UserResolver extends WriteResolver(User, UserInput, UserPatch, {
  views: 'users',
  roles: { maintainer: ['read'] },
  searchResult: {
    title: '{fullName}',
    subtitle: '{email}',
    picture: 'avatar',
    list: '/admin/users/list',
    record: '/admin/users/:id',
  },
}) {
  @Requires('employer.name')
  @FieldResolver(() => String, {
    description: 'Name of the user’s company; may be empty.',
  })
  company(@Root() { employer }: Row): string {
    return (employer as { name: string } | null)?.name ?? '';
  }

  @Requires('stateId')
  @FieldResolver(() => State, {
    nullable: true,
    description: 'State or province of the user’s address, the one of `stateId`; null for none.',
  })
  async state(@Root() { stateId }: Row): Promise<State | null> {
    return stateId ? ((await findState(stateId as string)) ?? null) : null;
  }

  @Requires('cityId')
  @FieldResolver(() => City, {
    nullable: true,
    description: 'City of the user’s address, the one of `cityId`; null for none.',
  })
  async city(@Root() { cityId }: Row): Promise<City | null> {
    return cityId ? ((await findCity(cityId as string)) ?? null) : null;
  }

  protected override async authorize(user: Stored<User> | undefined, { context, transaction }: Write<User>) {
    // guard: power-over-changed-person
    if (user) await requirePowerOver(context, transaction, user.id);
  }

  protected override async check(given: UserPatch, write: Write<User>): Promise<FieldProblems> {
    const { context, transaction, existing } = write;
    const model = context.reads.models.of(User);
    const keys = { usernameKey: given.username?.toLowerCase(), email: given.email?.toLowerCase() };
    return {
      ...(await findTakenValues(write, model, keys, existing?.id)),
      ...problemOfNames(given, existing),
      ...problemsOfPassword(
        given,
        existing,
        Boolean(existing && (await hasSecondFactor(transaction, existing.id))),
      ),
      ...(await addressAfter(transaction, given, existing)).problems,
      ...(await this.#problemsOfPower(given, write)),
    };
  }

  protected override async prepare(given: UserPatch, write: Write<User>) {
    const { context, transaction, existing } = write;
    const { roleId, password, passwordConfirmation: _, company, regionId: _region, ...values } = given;
    const email = values.email?.toLowerCase();
    const role = roleId === undefined ? undefined : await findPlatformRoleId(write, roleId);
    if (existing) {
      const isDangerous = differs(email, existing.email) || differs(role, existing.role) || password;
      if (isDangerous) await requireReauthentication(context);
      if (password) await endSessions(write, existing.id, ownSession(context, existing));
    }
    return {
      ...values,
      ...namesAfter(given, existing),
      ...(await addressAfter(transaction, given, existing)).address,
      employer: company === '' ? null : company && (await findOrCreateCompany(write, company)),
      email,
      role,
      passwordHash: password ? await hashPassword(password) : undefined,
      radio: existing ? undefined : context.radioId,
    };
  }

  protected override async beforeDelete(user: Stored<User>, write: Write<User>): Promise<void> {
    const { context } = write;
    if (user.id === context.viewer?.userId) throw invalidInput({ id: 'yourself' });
    if (await isLastAdministrator(write, user)) throw invalidInput({ id: 'lastAdministrator' });
    await runUserDeletionCallbacks(write, user.id);
  }

  override delete(id: string, context: Context): Promise<string> {
    return deleteWithPictures(context, id, () => super.delete(id, context));
  }

  /**
   * Returns the problems of a change of role or status.
   * Users grant at most their own abilities, nobody changes their own role, and one administrator must
   * remain.
   */
  async #problemsOfPower({ roleId, status }: UserPatch, write: Write<User>): Promise<FieldProblems> {
    const { context, existing } = write;
    const problems: FieldProblems = {};
    const role = roleId == null ? undefined : await findPlatformRoleId(write, roleId);
    if (roleId != null && role === undefined) problems['roleId'] = 'unknown';
    // guard: role-given-within-own-power
    if (role !== undefined) await requireCover(write, role);
    if (!existing) return problems;
    const losesRole = differs(role, existing.role);
    const losesAccess = status !== undefined && status !== UserStatus.ACTIVE;
    if (
      (losesRole || losesAccess) &&
      /* guard: last-administrator-keeps-role */ (await isLastAdministrator(write, existing))
    ) {
      if (losesRole) problems['roleId'] = 'lastAdministrator';
      if (losesAccess) problems['status'] = 'lastAdministrator';
    }
    if (losesRole && existing.id === context.viewer?.userId) problems['roleId'] = 'yourself';
    return problems;
  }
}

const differs = <T>(given: T | undefined, stored: T) => given !== undefined && given !== stored;

/**
 * The session to keep when a password changes. Users who change their own password keep their current one.
 */
const ownSession = ({ viewer }: Context, { id }: Stored<User>) =>
  viewer?.userId === id ? viewer.sessionId : undefined;

function namesAfter(
  { firstName, lastName }: UserPatch,
  existing: Stored<User> | undefined,
): Partial<Pick<User, 'firstName' | 'lastName' | 'fullName'>> {
  if (firstName === undefined && lastName === undefined) return {};
  const names = {
    firstName: firstName ?? existing?.firstName ?? '',
    lastName: lastName ?? existing?.lastName ?? '',
  };
  return { ...names, fullName: fullNameOf(names) };
}

/** Reports a missing first name, when the input contains one of the two names. */
const problemOfNames = (given: UserPatch, existing: Stored<User> | undefined): FieldProblems =>
  namesAfter(given, existing).firstName === '' ? { firstName: 'required' } : {};

function problemsOfPassword(
  { password, passwordConfirmation, ...given }: UserPatch,
  existing: Stored<User> | undefined,
  hasSecondFactor: boolean,
): FieldProblems {
  if (password == null) return passwordConfirmation ? { password: 'required' } : {};
  const problems: FieldProblems = {};
  const { username, email, fullName } = { ...existing, ...given, ...namesAfter(given, existing) };
  const person = { ...({ username, email, fullName } as Stored<User>), hasSecondFactor };
  if (isWeak(password, person)) problems['password'] = 'weak';
  if (!passwordConfirmation) problems['passwordConfirmation'] = 'required';
  else if (passwordConfirmation !== password) problems['passwordConfirmation'] = 'different';
  return problems;
}
