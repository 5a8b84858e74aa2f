import type { Context } from '../../../kit/context.ts';
import { forbidden } from '../../../kit/errors.ts';
import type { AbilityGrant } from '../../../kit/rules/abilities.ts';
import { isEverything } from '../../../kit/rules/grants.ts';

/** Nobody gives to others, takes from them or touches what they may not do themselves. */
export function requireGrants(
  { abilities }: Pick<Context, 'abilities'>,
  grants: readonly AbilityGrant[],
): void {
  const beyond = grants.find((grant) => !abilities.covers(grant));
  if (beyond) throw forbidden(beyond.action, beyond.subject);
}

/** The same for what counts on every radio: power on one of them is not enough. */
export function requireGrantsEverywhere(context: Context, grants: readonly AbilityGrant[]): void {
  requireGrants(context, grants);
  if (context.abilities.grants.some(isEverything)) return;
  const { ofRadios } = context.services.accounts.roleAbilities;
  const beyond = grants.find(({ subject }) => ofRadios.has(subject));
  if (beyond) throw forbidden(beyond.action, beyond.subject);
}
