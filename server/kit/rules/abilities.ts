import { createMongoAbility, subject as rowOf, type MongoAbility } from '@casl/ability';
import { forbidden, sessionNeeded, unauthenticated } from '../errors.ts';
import { commonGrants } from './grants.ts';
import type { Rule } from './rule.ts';

/** Condition of a grant. OWN limits it to the user's own rows, as declared in `ownRows` of the subject's domain. */
export type GrantCondition = 'OWN';

/** A permission in CASL's terms: `manage` is every action, `all` every subject. */
export interface AbilityGrant {
  action: string;
  subject: string;
  condition?: GrantCondition | null;
}

/**
 * Subjects that only a person may change, not a program with the person's token. Otherwise a leaked token could give permissions
 * to others.
 */
const decidedInPerson: ReadonlySet<string> = new Set(['Role', 'Permission', 'TeamMember']);

/** Permissions of the viewer. Results are cached, because a request checks the same rule for every row. */
export class Abilities {
  readonly #ability: MongoAbility;
  readonly #answers = new Map<Rule, boolean>();
  readonly grants: readonly AbilityGrant[];
  readonly signedIn: boolean;
  /** True for a signed-in person; false for a program with an API token, and for anonymous requests. */
  readonly inPerson: boolean;
  /** Limits that were applied to the permissions, in order. */
  readonly #limits: ReadonlyArray<readonly AbilityGrant[]>;

  constructor(
    grants: readonly AbilityGrant[],
    signedIn: boolean,
    inPerson = signedIn,
    limits: ReadonlyArray<readonly AbilityGrant[]> = [],
  ) {
    this.grants = grants;
    this.signedIn = signedIn;
    this.inPerson = inPerson;
    this.#limits = limits;
    this.#ability = createMongoAbility(
      grants.map(({ action, subject, condition }) =>
        condition ? { action, subject, conditions: { isOwn: true } } : { action, subject },
      ),
    );
  }

  /** True when the action is allowed, even if only on own rows. The rules of the schema use this function. */
  can(action: string, subject: string): boolean {
    // guard: rights-given-in-person
    if (!this.inPerson && action !== 'read' && decidedInPerson.has(subject)) return false;
    return this.#ability.can(action, subject);
  }

  /** True when the action is allowed on every row, not only on the viewer's own. */
  canAll(action: string, subject: string): boolean {
    return this.can(action, subject) && this.#ability.can(action, rowOf(subject, { isOwn: false }) as never);
  }

  /** True when these permissions allow everything that the grant allows. */
  covers({ action, subject, condition }: AbilityGrant): boolean {
    return /* guard: own-condition-not-widened */ condition
      ? this.can(action, subject)
      : this.canAll(action, subject);
  }

  /** These permissions, limited to what the grants also allow. */
  within(grants: readonly AbilityGrant[]): Abilities {
    return this.#cut(grants, this.inPerson);
  }

  /** These permissions, limited to the token scopes of a program that acts for the person. */
  ofProgram(scopes: readonly AbilityGrant[]): Abilities {
    return this.#cut(scopes, false);
  }

  /** Applies the same limits to other permissions of the same person, such as those on another radio. */
  limiting(limits: Abilities): Abilities {
    const grants = this.#limits.reduce<readonly AbilityGrant[]>(commonGrants, limits.grants);
    return new Abilities(grants, this.signedIn, this.inPerson, this.#limits);
  }

  allows(rule: Rule): boolean {
    let answer = this.#answers.get(rule);
    if (answer === undefined) {
      answer = this.#decide(rule);
      this.#answers.set(rule, answer);
    }
    return answer;
  }

  /** Throws unless the viewer meets the rule. The error says which permission is missing. */
  require(rule: Rule): void {
    if (this.allows(rule)) return;
    if (!this.signedIn) throw unauthenticated();
    if (rule.kind === 'session') throw sessionNeeded();
    if (rule.kind === 'allow') throw forbidden(rule.action, rule.subject);
    throw unauthenticated();
  }

  #cut(limit: readonly AbilityGrant[], inPerson: boolean): Abilities {
    return new Abilities(commonGrants(this.grants, limit), this.signedIn, inPerson, [...this.#limits, limit]);
  }

  #decide(rule: Rule): boolean {
    if (rule.kind === 'public') return true;
    if (rule.kind === 'signedIn') return this.signedIn;
    if (rule.kind === 'session') return /* guard: credentials-changed-in-person */ this.inPerson;
    return this.can(rule.action, rule.subject);
  }
}

/** Permissions of a request without a valid token. */
export const noAbilities = new Abilities([], false);
