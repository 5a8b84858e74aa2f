import type { Context } from '../../../../kit/context.ts';
import { invalidInput, notFound } from '../../../../kit/errors.ts';
import type { EntityModel } from '../../../../kit/read/model.ts';
import { findColumns, parseId } from '../../../../kit/read/reads.ts';
import { Abilities, type AbilityGrant } from '../../../../kit/rules/abilities.ts';
import { isEverything, platformGrants, teamGrants } from '../../../../kit/rules/grants.ts';
import { guardedProperties } from '../../../../kit/rules/guardedProperties.ts';
import { allow, declaredSubjects } from '../../../../kit/rules/rule.ts';
import type { EffectiveAccess } from '../../accounts/accounts.ts';
import { Radio } from '../../organization/radios/radio.entity.ts';
import { findReachableRadioId } from '../../organization/radios/reachableRadios.ts';
import { User } from '../../users/user.entity.ts';
import { actionsOf } from '../abilitySubjects.ts';
import { AccessReason, AccessSource, type AccessVerdict } from './accessVerdict.ts';
import { grantSources } from '../roles/roleAbilities.ts';

export interface AccessQuestion {
  userId: string;
  action: string;
  subject: string;
  radioId?: string | undefined;
  recordId?: string | undefined;
}

/** Decides whether a person may perform an action, and explains the decision. Uses the same code that decides about requests. */
export async function testAccess(context: Context, question: AccessQuestion): Promise<AccessVerdict> {
  const { action, subject, recordId } = question;
  requireKnown(question);
  const person = await findColumns(context, User, parseId(question.userId) ?? -1, ['fullName']);
  if (!person) throw notFound('User');
  const radioId = question.radioId === undefined ? undefined : await radioOf(context, question.radioId);
  const model = modelOf(context, subject);
  if (recordId !== undefined) await requireSight(context, model, radioId);

  const because = (reason: AccessReason, more: Partial<AccessVerdict> = {}): AccessVerdict => ({
    allowed: reason === AccessReason.ALLOWED,
    reason,
    personName: String(person['fullName']),
    rule: null,
    source: null,
    roleId: null,
    permissionId: null,
    radioId,
    ...more,
  });

  const access = await context.services.accounts.accessOf(person.id, radioId);
  if (!access) return because(AccessReason.INACTIVE);
  if (radioId !== undefined && access.radioId === undefined) return because(AccessReason.NOT_IN_TEAM);
  const needed = rulesOf(action, subject, model);
  const isOfRadio = needed.some((rule) => ofRadios(context).has(rule.subject));
  if (isOfRadio && access.radioId === undefined) return because(AccessReason.NO_RADIO);
  const missing = needed.find((rule) => !access.abilities.can(rule.action, rule.subject));
  if (missing) return because(AccessReason.NO_RULE, { rule: missing });
  const decision = await decisionOf(context, access, needed[0]!);
  if (recordId === undefined) return because(AccessReason.ALLOWED, decision);
  const asThey = seenBy(context, access);
  if (!(await sees(asThey, model!, recordId))) return because(AccessReason.RECORD_NOT_FOUND, decision);
  const isTheirs = !decision.rule?.condition || (await isOwn(asThey, subject, recordId));
  return because(isTheirs ? AccessReason.ALLOWED : AccessReason.NOT_OWN, decision);
}

function requireKnown({ action, subject }: AccessQuestion): void {
  const actions = actionsOf(subject);
  if (actions.length === 0) throw invalidInput({ subject: 'unknown' });
  if (!actions.includes(action)) throw invalidInput({ action: 'unknown' });
}

async function radioOf(context: Context, id: string): Promise<number> {
  const radioId = await findReachableRadioId(context, id);
  if (radioId === undefined) throw notFound('Radio');
  return radioId;
}

const ofRadios = ({ services }: Context) => services.accounts.roleAbilities.ofRadios;

/**
 * Entity of a subject: the entity with this name.
 * For a subject that guards fields (such as salaries), the entity with these fields.
 */
function modelOf({ reads: { models } }: Context, subject: string): EntityModel | undefined {
  const guards = ({ entityClass }: EntityModel) =>
    [...guardedProperties(entityClass).values()].some(
      (rule) => rule.kind === 'allow' && rule.subject === subject,
    );
  return (
    models.find(subject) ??
    declaredSubjects()
      .map((name) => models.find(name))
      .find((model) => model && guards(model))
  );
}

/**
 * Abilities that an action requires. A subject that guards fields of an entity, such as salaries, also requires `read` on that
 * entity.
 */
function rulesOf(action: string, subject: string, model: EntityModel | undefined): AbilityGrant[] {
  const own = { action, subject };
  return model && model.name !== subject ? [own, { action: 'read', subject: model.name }] : [own];
}

/** Throws unless the viewer may read records of this kind. The result reveals whether the record exists. */
async function requireSight(
  { services, viewer }: Context,
  model: EntityModel | undefined,
  radioId: number | undefined,
): Promise<void> {
  if (!model) throw invalidInput({ recordId: 'invalid' });
  if (model.name === Radio.name) return;
  const own = await services.accounts.accessOf(viewer!.userId, radioId);
  own?.abilities.require(allow('read', model.name));
}

/** Context of a request of the tested person. */
function seenBy(context: Context, { userId, name, role, abilities, radioId }: EffectiveAccess): Context {
  const viewer = { ...context.viewer!, userId, name, roleId: role.id };
  return { ...context, viewer, abilities, radioId, viewingAs: undefined };
}

/** True when the record is the person's own. */
async function isOwn(asThey: Context, subject: string, recordId: string): Promise<boolean> {
  const id = parseId(recordId)!;
  return (await asThey.services.ownRows[subject]!.among(asThey, [id])).has(id);
}

/** True when the person can see the record, with the scope of every read. */
async function sees(asThey: Context, model: EntityModel, id: string): Promise<boolean> {
  if (model.name === Radio.name) return (await findReachableRadioId(asThey, id)) !== undefined;
  return (await findColumns(asThey, model, parseId(id) ?? -1, [])) !== null;
}

type Decision = Pick<AccessVerdict, 'rule' | 'source' | 'roleId' | 'permissionId'>;

/**
 * Finds the grant that decides: first of the role on the platform, then of the role in the team.
 * Grants for own records count only when no grant covers all records.
 */
async function decisionOf(context: Context, access: EffectiveAccess, grant: AbilityGrant): Promise<Decision> {
  const { role, team, abilities } = access;
  const isOfAll = abilities.canAll(grant.action, grant.subject);
  const wanted: AbilityGrant = isOfAll ? grant : { ...grant, condition: 'OWN' };
  const ways = [
    { roleId: role.id, counted: platformGrants, ownSource: AccessSource.ROLE },
    ...(team ? [{ roleId: team.id, counted: teamGrants, ownSource: AccessSource.TEAM_ROLE }] : []),
  ];
  for (const { roleId, counted, ownSource } of ways) {
    for (const { permissionId, grants } of await grantSources(context.database, roleId)) {
      const rule = grants.find((grant) => suffices(counted([grant], ofRadios(context)), wanted));
      if (!rule) continue;
      const isAdministrator = ownSource === AccessSource.ROLE && isEverything(rule);
      const given = permissionId === null ? ownSource : AccessSource.PERMISSION;
      return { rule, source: isAdministrator ? AccessSource.ADMINISTRATOR : given, roleId, permissionId };
    }
  }
  throw new Error(`No grant allows ${grant.action} ${grant.subject}.`);
}

const suffices = (grants: readonly AbilityGrant[], grant: AbilityGrant) =>
  new Abilities(grants, true).covers(grant);
