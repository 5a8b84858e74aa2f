import { AuditAction } from '../../../../kit/audit/auditEntry.entity.ts';
import type { Context } from '../../../../kit/context.ts';
import {
  forbidden,
  invalidInput,
  notFound,
  radioForbidden,
  type FieldProblems,
} from '../../../../kit/errors.ts';
import { count } from '../../../../kit/query/counts.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { parseId } from '../../../../kit/read/reads.ts';
import { createEntity } from '../../../../kit/resource/writes.ts';
import { Abilities, type AbilityGrant } from '../../../../kit/rules/abilities.ts';
import { grantOf } from '../../../../kit/rules/grants.ts';
import { problemsOfGrant } from '../../permissions/abilityInput.ts';
import { ApiToken } from './apiToken.entity.ts';
import { makeApiToken } from './apiTokens.ts';
import { audited } from '../proofs/audited.ts';
import type { NewApiToken, OwnApiToken } from './ownApiToken.ts';

interface Wanted {
  name: string;
  scopes: readonly AbilityGrant[];
  radioId: string | null;
  expiresAt: Date | null;
}

const maxTokens = 50;
const maxNameLength = 60;

/** Creates an API token of the viewer, with at most the viewer's permissions. */
export async function createApiToken(context: Context, wanted: Wanted): Promise<NewApiToken> {
  const { userId } = context.viewer!;
  const name = wanted.name.trim();
  const problems = problemsOf(context, { ...wanted, name });
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  const { radioId, abilities } = await reachOf(context, wanted.radioId);
  const beyond = wanted.scopes.find((scope) => !abilities.covers(scope));
  if (beyond) throw forbidden(beyond.action, beyond.subject);

  const { token, prefix } = makeApiToken();
  const id = await createEntity(context, ApiToken, async ({ transaction }) => {
    const own = await countTokens.first(transaction, { user: userId });
    if (own!.count >= maxTokens) throw invalidInput({ name: 'max' });
    return {
      user: userId,
      name,
      prefix,
      tokenHash: context.services.identity.hashOf('api token', token),
      scopes: wanted.scopes.map(grantOf),
      radio: radioId,
      createdAt: new Date(),
      expiresAt: wanted.expiresAt,
    };
  });
  return { token, apiToken: (await findOwnApiTokens(context)).find((made) => made.id === id)! };
}

const countTokens = query('accounts.countTokens', (db, { user }: Given<{ user: number }>) =>
  db.selectFrom('ApiToken').select(count).where('user', '=', user).where('revokedAt', 'is', null),
);

function problemsOf({ services }: Context, { name, scopes, expiresAt }: Wanted): FieldProblems {
  const problems: FieldProblems = {};
  if (name === '') problems['name'] = 'required';
  if (name.length > maxNameLength) problems['name'] = 'tooLong';
  if (expiresAt && expiresAt.getTime() <= Date.now()) problems['expiresAt'] = 'min';
  if (scopes.length === 0) problems['scopes'] = 'required';
  const ofPrograms = new Abilities(scopes, true, false);
  for (const [index, scope] of scopes.entries()) {
    const ofScope = problemsOfGrant(services, scope, `scopes.${index}`);
    Object.assign(problems, ofScope);
    // Scopes that programs can never use are rejected, so that no caller relies on them.
    if (Object.keys(ofScope).length === 0 && !ofPrograms.can(scope.action, scope.subject))
      problems[`scopes.${index}.action`] = 'invalid';
  }
  return problems;
}

/**
 * The radio of a new token, with the viewer's permissions there. Without a radio, the viewer's current
 * permissions.
 */
async function reachOf({ viewer, services, abilities }: Context, radio: string | null) {
  if (radio === null) return { radioId: null, abilities };
  const radioId = parseId(radio);
  const access = radioId && (await services.accounts.accessOf(viewer!.userId, radioId));
  if (!access || access.radioId === undefined) throw radioForbidden();
  return { radioId: access.radioId, abilities: access.abilities };
}

/** Returns the viewer's API tokens that are not revoked, the last created first. */
export async function findOwnApiTokens(context: Context): Promise<OwnApiToken[]> {
  const found = await findUnrevokedTokens.all(context, { user: context.viewer!.userId });
  return found.map(({ prefix, ...token }) => ({ ...token, start: `regie_${prefix}` }));
}

const findUnrevokedTokens = query('accounts.findUnrevokedTokens', (db, { user }: Given<{ user: number }>) =>
  db
    .selectFrom('ApiToken as token')
    .leftJoin('Radio as radio', 'radio.id', 'token.radio')
    .select(['token.id', 'token.name', 'token.prefix', 'token.scopes'])
    .select(['radio.id as radioId', 'radio.name as radioName'])
    .select(['token.createdAt', 'token.expiresAt', 'token.lastUsedAt'])
    .where('token.user', '=', user)
    .where('token.revokedAt', 'is', null)
    .orderBy('token.id', 'desc'),
);

/** Revokes one of the viewer's API tokens, from its next request on. */
export async function revokeApiToken(context: Context, id: string): Promise<void> {
  const now = new Date();
  await audited(context, async (transaction, recordChange) => {
    const own = { id: parseId(id) ?? 0, user: context.viewer!.userId };
    const revoked = await revokeToken.write(transaction, { ...own, at: now });
    if (revoked === 0) throw notFound('ApiToken');
    await recordChange(AuditAction.UPDATED, 'ApiToken', Number(id), { revokedAt: [null, now.toISOString()] });
  });
}

const revokeToken = query(
  'accounts.revokeToken',
  (db, { id, user, at }: Given<{ id: number; user: number; at: Date }>) =>
    db
      .updateTable('ApiToken')
      .set({ revokedAt: at })
      .where('id', '=', id)
      .where('user', '=', user)
      .where('revokedAt', 'is', null),
);
