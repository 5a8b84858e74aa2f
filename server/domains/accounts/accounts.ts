import type { Context, Wishes } from '../../kit/context.ts';
import type { Settings } from '../../kit/domain.ts';
import type { RawRow, SqlValue } from '../../kit/database/database.ts';
import { forbidden, radioForbidden } from '../../kit/errors.ts';
import type { Abilities } from '../../kit/rules/abilities.ts';
import { RoleAbilities, type StampedRole } from '../permissions/roles/roleAbilities.ts';
import { UserStatus } from '../users/user.entity.ts';
import { Sessions } from './sessions/sessions.ts';
import { Devices } from './signIn/devices.ts';
import { Throttle } from './signIn/throttle.ts';

declare module '../../kit/context.ts' {
  interface Services {
    accounts: Accounts;
  }
}

/** What somebody may do, and where: as every request of theirs finds it. */
export interface Standing {
  userId: number;
  name: string;
  role: StampedRole;
  /** The role in the team of the radio, where there is one. */
  team: StampedRole | undefined;
  abilities: Abilities;
  /** The radio, unless it is out of reach. */
  radioId: number | undefined;
}

/** Who is who: sessions, guesses, and what each role may do, for one application. */
export class Accounts {
  readonly sessions: Sessions;
  readonly throttle = new Throttle();
  readonly devices: Devices;
  /** Counts requests for a new password, each of which may send a mail. */
  readonly resetThrottle = new Throttle();
  /** Of addresses that joined no team: not the way to find out who has an account. */
  readonly joinThrottle = new Throttle();
  /** The address of the portal in mails and for passkeys. */
  readonly portalUrl: () => string;
  readonly takesLocalPages: boolean;
  readonly roleAbilities: RoleAbilities;
  /** Whether anyone may register, as in the demo. */
  readonly openRegistration: boolean;
  readonly #settings: Settings;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.sessions = new Sessions(settings.database, settings.reads.models, settings.secret);
    this.devices = new Devices(settings.secret);
    this.roleAbilities = new RoleAbilities(settings.database, settings.reads.models.ofRadios());
    this.openRegistration = settings.demo;
    this.portalUrl = settings.portalUrl;
    this.takesLocalPages = settings.takesLocalPages;
  }

  /**
   * Makes the holder of a session the viewer of a request, if the session is still open and its person may sign in.
   * It reads the session's row, so that what was revoked or changed counts from the next request on. Throws when the
   * request wishes for what the person may not have.
   */
  async identify(context: Context, sessionId: number, wishes: Wishes = {}): Promise<boolean> {
    const now: SqlValue = this.#settings.database.engine === 'sqlite' ? Date.now() : new Date();
    const [row] = await this.#settings.database.rows(openSession, [
      wishes.radio ?? null,
      sessionId,
      now,
      UserStatus.ACTIVE,
    ]);
    if (!row) return false;
    const { userId, name, role, abilities, radioId } = await this.#standing(row);
    context.viewer = { userId, sessionId, roleId: role.id, name };
    context.abilities = abilities;
    if (wishes.radio !== undefined && radioId === undefined) throw radioForbidden();
    context.radioId = radioId;
    if (wishes.viewAs !== undefined) await this.#viewAs(context, wishes.viewAs);
    return true;
  }

  /** Where somebody stands who may sign in, on a radio or on none. */
  async standingOf(userId: number, radioId: number | undefined): Promise<Standing | undefined> {
    const [row] = await this.#settings.database.rows(standingOfOne, [
      radioId ?? noRadio,
      userId,
      UserStatus.ACTIVE,
    ]);
    return row && this.#standing(row);
  }

  async #standing(row: RawRow): Promise<Standing> {
    const [userId, name, roleId, stamp, radioId, teamRoleId, teamStamp] = row as [
      number,
      string,
      number,
      number,
      ...Array<number | null>,
    ];
    const role = { id: roleId, stamp };
    const team = teamRoleId ? { id: teamRoleId, stamp: teamStamp! } : undefined;
    const abilities = await this.roleAbilities.of(role, team);
    const isReachable = Boolean(radioId && (team || seesAllRadios({ abilities })));
    return { userId, name, role, team, abilities, radioId: isReachable ? radioId! : undefined };
  }

  /** The same for somebody who comes in: a radio that is out of reach by now is no reason to stay out. */
  async welcome(context: Context, sessionId: number): Promise<boolean> {
    const { radio } = context.wishes;
    try {
      return await this.identify(context, sessionId, { radio });
    } catch (error) {
      if (radio === undefined) throw error;
      return this.identify(context, sessionId);
    }
  }

  /** Cuts the viewer down to what a role may do as well, and to looking. */
  async #viewAs(context: Context, roleId: number): Promise<void> {
    const { database } = this.#settings;
    if (!context.abilities.can('read', 'Role')) throw forbidden('read', 'Role');
    const [row] = await database.rows(
      'select id, stamp from role where id = ? and (radio_id is null or radio_id = ?)',
      [roleId, context.radioId ?? null],
    );
    if (!row) throw forbidden('read', 'Role');
    const role = { id: Number(row[0]), stamp: Number(row[1]) } satisfies StampedRole;
    context.abilities = context.abilities.within((await this.roleAbilities.of(role, role)).grants);
    context.viewingAs = roleId;
  }
}

/** Platform administrators, and whoever manages the radios, see them all; everyone else those of their teams. */
export const seesAllRadios = ({ abilities }: Pick<Context, 'abilities'>) => abilities.can('manage', 'Radio');

/** No radio has this id, so that not even the person's own is taken. */
const noRadio = -1;

const standing = 'u.id, u.full_name, r.id, r.stamp, rd.id, tr.id, tr.stamp';

const standingJoins = `join role r on r.id = u.role_id
  left join radio rd on rd.id = coalesce(?, u.radio_id)
  left join team_member m on m.user_id = u.id and m.radio_id = rd.id left join role tr on tr.id = m.role_id`;

const standingOfOne = `select ${standing} from "user" u ${standingJoins} where u.id = ? and u.status = ?`;

const openSession = `select ${standing} from session s join "user" u on u.id = s.user_id ${standingJoins}
  where s.id = ? and s.revoked_at is null and s.expires_at > ? and u.status = ?`;
