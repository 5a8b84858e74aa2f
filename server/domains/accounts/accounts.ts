import type { Context } from '../../kit/context.ts';
import type { Settings } from '../../kit/domain.ts';
import type { SqlValue } from '../../kit/database/database.ts';
import { RoleAbilities } from '../permissions/roleAbilities.ts';
import { UserStatus } from '../users/user.entity.ts';
import { Sessions } from './sessions.ts';
import { Throttle } from './throttle.ts';

declare module '../../kit/context.ts' {
  interface Services {
    accounts: Accounts;
  }
}

/** Who is who: sessions, guesses, and what each role may do, for one application. */
export class Accounts {
  readonly sessions: Sessions;
  readonly throttle = new Throttle();
  readonly roleAbilities: RoleAbilities;
  /** Whether anyone may register, as in the demo. */
  readonly openRegistration: boolean;
  readonly #settings: Settings;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.sessions = new Sessions(settings.database, settings.reads.models, settings.secret);
    this.roleAbilities = new RoleAbilities(settings.database);
    this.openRegistration = settings.demo;
  }

  /**
   * Makes the holder of a session the viewer of a request, if the session is still open and its person may sign in.
   * It reads the session's row, so that what was revoked or changed counts from the next request on.
   */
  async identify(context: Context, sessionId: number): Promise<boolean> {
    const now: SqlValue = this.#settings.database.engine === 'sqlite' ? Date.now() : new Date();
    const [row] = await this.#settings.database.rows(openSession, [sessionId, now, UserStatus.ACTIVE]);
    if (!row) return false;
    const [userId, name, radioId, roleId, stamp] = row as [number, string, number | null, number, number];
    context.viewer = { userId, sessionId, roleId, name };
    context.abilities = await this.roleAbilities.of(roleId, stamp);
    context.radioId = radioId ?? undefined;
    return true;
  }
}

const openSession = `select u.id, u.full_name, u.radio_id, r.id, r.stamp from session s
  join "user" u on u.id = s.user_id join role r on r.id = u.role_id
  where s.id = ? and s.revoked_at is null and s.expires_at > ? and u.status = ?`;
