import { createMongoAbility, subject as rowOf, type MongoAbility } from '@casl/ability';
import { forbidden, sessionNeeded, unauthenticated } from '../errors.ts';
import { commonGrants } from './grants.ts';
import type { Rule } from './rule.ts';

/** A condition under which something is allowed: OWN for what is one's own alone, as `ownRows` says of the subject. */
export type GrantCondition = 'OWN';

/** One thing that a role or permission allows, in CASL's words: `manage` is every action, `all` every subject. */
export interface AbilityGrant {
  action: string;
  subject: string;
  condition?: GrantCondition | null;
}

/** Who may do what is changed by people, not by their programs: a token that leaked must not make others. */
const decidedInPerson: ReadonlySet<string> = new Set(['Role', 'Permission', 'TeamMember']);

/** What the viewer may do. Answers are remembered, for a request asks the same rule for every row. */
export class Abilities {
  readonly #ability: MongoAbility;
  readonly #answers = new Map<Rule, boolean>();
  readonly grants: readonly AbilityGrant[];
  readonly signedIn: boolean;
  /** Whether a person is there, and no program with a token of theirs. */
  readonly inPerson: boolean;
  /** What they were cut down to, one cut after the other. */
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

  /** Whether it is allowed at all, be it of one's own alone: what a rule of the schema asks. */
  can(action: string, subject: string): boolean {
    // guard: rights-given-in-person
    if (!this.inPerson && action !== 'read' && decidedInPerson.has(subject)) return false;
    return this.signedIn && this.#ability.can(action, subject);
  }

  /** Whether it is allowed of any row, and not of one's own alone. */
  canAll(action: string, subject: string): boolean {
    return this.can(action, subject) && this.#ability.can(action, rowOf(subject, { isOwn: false }) as never);
  }

  /** Whether they allow all that a grant does. */
  covers({ action, subject, condition }: AbilityGrant): boolean {
    return /* guard: own-condition-not-widened */ condition
      ? this.can(action, subject)
      : this.canAll(action, subject);
  }

  /** What is left of them within what something else allows. */
  within(grants: readonly AbilityGrant[]): Abilities {
    return this.#cut(grants, this.inPerson);
  }

  /** What is left of them for a program that acts for the person, within the scopes of its token. */
  ofProgram(scopes: readonly AbilityGrant[]): Abilities {
    return this.#cut(scopes, false);
  }

  /** What is left of others of the same person, such as those in another place, within the same limits. */
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

  /** Passes, or throws the coded refusal that says what is missing. */
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

/** Nobody: what a request without a valid token may do. */
export const noAbilities = new Abilities([], false);
