import type { Context } from '../../../../kit/context.ts';
import { forbidden } from '../../../../kit/errors.ts';
import type { AbilityGrant } from '../../../../kit/rules/abilities.ts';
import { isEverything } from '../../../../kit/rules/grants.ts';

/**
 * Throws FORBIDDEN unless the viewer has all of these abilities.
 * Must be called before abilities are granted, revoked or changed.
 */
export function requireGrants(
  { abilities }: Pick<Context, 'abilities'>,
  grants: readonly AbilityGrant[],
): void {
  const beyond = grants.find((grant) => !abilities.covers(grant));
  if (beyond) throw forbidden(beyond.action, beyond.subject);
}

/** Throws FORBIDDEN unless the viewer has these abilities on every radio. */
export function requireGrantsEverywhere(context: Context, grants: readonly AbilityGrant[]): void {
  requireGrants(context, grants);
  if (context.abilities.grants.some(isEverything)) return;
  const { ofRadios } = context.services.accounts.roleAbilities;
  const beyond = grants.find(({ subject }) => ofRadios.has(subject));
  if (beyond) throw forbidden(beyond.action, beyond.subject);
}
