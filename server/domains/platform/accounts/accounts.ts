import { requireReauthentication } from './proofs/reauthentication.ts';
import type { Context, RequestedScope } from '../../../kit/context.ts';
import type { Settings } from '../../../kit/domain.ts';
import { forbidden, radioForbidden } from '../../../kit/errors.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { acrossRadios } from '../../../kit/query/scopes.ts';
import type { Parameter } from '../../../kit/query/given.ts';
import type { Builder } from '../../../kit/query/tables.ts';
import type { Abilities } from '../../../kit/rules/abilities.ts';
import { RoleAbilities, type StampedRole } from '../permissions/roles/roleAbilities.ts';
import { UserStatus } from '../users/user.entity.ts';
import { loadAccessMarks, type Holder } from './loadAccessMarks.ts';
import { Sessions } from './sessions/sessions.ts';
import { Devices } from './signIn/devices.ts';
import { Throttle } from './signIn/throttle.ts';
import { isMember, isOpenSession } from './validity.ts';

declare module '../../../kit/context.ts' {
  interface Services {
    accounts: Accounts;
  }
}

/** User, roles and permissions on a radio, as each request of the user computes them. */
export interface EffectiveAccess {
  userId: number;
  name: string;
  role: StampedRole;
  /** Role in the team of the radio; undefined for none. */
  team: StampedRole | undefined;
  abilities: Abilities;
  /** The radio; undefined when the user has no access to it. */
  radioId: number | undefined;
}

/** Sessions, sign-in attempts and permissions, for one application. */
export class Accounts {
  readonly sessions: Sessions;
  readonly throttle: Throttle;
  readonly devices: Devices;
  /** Counts requests for a password reset, because each may send an e-mail. */
  readonly resetThrottle: Throttle;
  /** Counts failed attempts to add people to a team by address or username. They are limited, because they reveal who has an account. */
  readonly joinThrottle: Throttle;
  /** Returns the address of the portal. Used for links, such as in e-mails, feeds and webhooks, and for passkeys. */
  readonly portalUrl: () => string;
  readonly takesLocalPages: boolean;
  readonly roleAbilities: RoleAbilities;
  /** True when anyone may register, as in the demo. */
  readonly openRegistration: boolean;
  readonly #settings: Settings;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.sessions = new Sessions(settings.database, settings.reads.models, settings.secret);
    this.throttle = new Throttle('signIn', settings.counts);
    this.resetThrottle = new Throttle('reset', settings.counts);
    this.joinThrottle = new Throttle('join', settings.counts);
    this.devices = new Devices(settings.secret);
    this.roleAbilities = new RoleAbilities(settings.database, settings.reads.models.ofRadios());
    this.openRegistration = settings.demo;
    this.portalUrl = settings.portalUrl;
    this.takesLocalPages = settings.takesLocalPages;
  }

  /**
   * Makes the user of a session the viewer of a request. False when the session has ended or the user may not
   * sign in. Reads the session from the database, so that a revocation or change takes effect with the next
   * request. Throws when the requested scope is not allowed.
   */
  async identify(context: Context, sessionId: number, requested: RequestedScope = {}): Promise<boolean> {
    const values = { session: sessionId, radio: requested.radio ?? null, now: new Date() };
    const found = await findAccessInSession.first(context.database, values);
    if (!found) return false;
    this.#enter(context, await this.#effectiveAccess(found), { sessionId, requested });
    if (requested.viewAs !== undefined) await this.#viewAs(context, requested.viewAs);
    return true;
  }

  /**
   * Makes the requester of a job the viewer, with their current permissions. False when they may no longer
   * sign in. Throws `RADIO_FORBIDDEN` when they have no access to the radio.
   */
  async identifyAbsent(context: Context, userId: number, radio: number): Promise<boolean> {
    const access = await this.accessOf(userId, radio);
    if (access) this.#enter(context, access, { sessionId: noSession, requested: { radio } });
    return access !== undefined;
  }

  #enter(
    context: Context,
    { userId, name, role, abilities, radioId }: EffectiveAccess,
    { sessionId, requested }: { sessionId: number; requested: RequestedScope },
  ): void {
    context.viewer = { userId, sessionId, roleId: role.id, name };
    context.abilities = abilities;
    // guard: unreachable-radio-refused
    if (requested.radio !== undefined && radioId === undefined) throw radioForbidden();
    context.radioId = radioId;
  }

  /** Provides this function on the service, for callers that cannot import it. */
  requireReauthentication = requireReauthentication;

  /** Returns the permissions of a user on a radio, or on none; undefined when the user may not sign in. */
  async accessOf(userId: number, radioId: number | undefined): Promise<EffectiveAccess | undefined> {
    const values = { user: userId, radio: radioId ?? noRadio, now: new Date() };
    const found = await findAccessOfUser.first(this.#settings.database, values);
    return found && this.#effectiveAccess(found);
  }

  /** Returns a mark for each holder of an open connection; see `accessMarks`. */
  marksOf(holders: readonly Holder[]): Promise<Array<string | undefined>> {
    return loadAccessMarks(this.#settings.database, holders);
  }

  async #effectiveAccess(found: AccessRow): Promise<EffectiveAccess> {
    const { userId, name, roleId, stamp, radioId, teamRoleId, teamStamp } = found;
    const role = { id: roleId, stamp };
    const team = teamRoleId ? { id: teamRoleId, stamp: teamStamp! } : undefined;
    const abilities = await this.roleAbilities.of(role, team);
    const isReachable = Boolean(
      radioId && /* guard: radio-needs-membership */ (team || seesAllRadios({ abilities })),
    );
    return { userId, name, role, team, abilities, radioId: isReachable ? radioId! : undefined };
  }

  /** Like `identify`, for a sign-in. Ignores the requested radio when the user has no access to it. */
  async welcome(context: Context, sessionId: number): Promise<boolean> {
    const { radio } = context.requested;
    try {
      return await this.identify(context, sessionId, { radio });
    } catch (error) {
      if (radio === undefined) throw error;
      return this.identify(context, sessionId);
    }
  }

  /** Restricts the viewer to the permissions of a role, and to reading. */
  async #viewAs(context: Context, roleId: number): Promise<void> {
    if (!context.abilities.can('read', 'Role')) throw forbidden('read', 'Role');
    const role = await findRoleInReach.first(context, { id: roleId });
    if (!role) throw forbidden('read', 'Role');
    // guard: view-as-role-adds-no-rights
    context.abilities = context.abilities.within((await this.roleAbilities.of(role, role)).grants);
    context.viewingAs = roleId;
  }
}

/**
 * True for viewers who see all radios: administrators of the platform and people who manage radios.
 * Other people see the radios of their teams.
 */
export const seesAllRadios = ({ abilities }: Pick<Context, 'abilities'>) => abilities.can('manage', 'Radio');

/** Session id of a viewer without a session. No session has this id, so that re-authentication always counts as missing. */
export const noSession = 0;

/** Id that matches no radio. Prevents the fallback to the user's default radio. */
const noRadio = -1;

/** Role of a user, and their role in the team of the radio, which every request reads. */
const accessRows = (db: Builder, radio: Parameter<number | null> | Parameter<number>, now: Parameter<Date>) =>
  db
    .selectFrom('User as person')
    .innerJoin(acrossRadios('Role as role'), 'role.id', 'person.role')
    .leftJoin('Radio as radio', (join) =>
      join.on('radio.id', '=', ({ fn }) => fn.coalesce(radio, 'person.radio')),
    )
    .leftJoin(acrossRadios('TeamMember as member'), (join) =>
      join.onRef('member.user', '=', 'person.id').onRef('member.radio', '=', 'radio.id').on(isMember(now)),
    )
    .leftJoin(acrossRadios('Role as teamRole'), 'teamRole.id', 'member.role')
    .select(['person.id as userId', 'person.fullName as name', 'role.id as roleId', 'role.stamp'])
    .select(['radio.id as radioId', 'teamRole.id as teamRoleId', 'teamRole.stamp as teamStamp'])
    // guard: session-of-active-person
    .where('person.status', '=', UserStatus.ACTIVE);

interface AccessRow {
  userId: number;
  name: string;
  roleId: number;
  stamp: number;
  radioId: number | null;
  teamRoleId: number | null;
  teamStamp: number | null;
}

const findAccessOfUser = query(
  'accounts.findAccessOfUser',
  (db, { user, radio, now }: Given<{ user: number; radio: number; now: Date }>) =>
    accessRows(db, radio, now).where('person.id', '=', user),
);

const findAccessInSession = query(
  'accounts.findAccessInSession',
  (db, { session, radio, now }: Given<{ session: number; radio: number | null; now: Date }>) =>
    accessRows(db, radio, now).where('person.id', '=', ({ selectFrom }) =>
      selectFrom('Session as session')
        .select('session.user')
        .where('session.id', '=', session)
        .where(isOpenSession(now)),
    ),
);

const findRoleInReach = query('accounts.findRoleInReach', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('Role').select(['id', 'stamp']).where('id', '=', id),
);
