import type { Services } from '../../../kit/context.ts';
import type { AnyNoticeKind } from '../../../kit/notices/noticeKind.ts';
import type { EffectiveAccess } from '../accounts/accounts.ts';

/**
 * Returns the current access of a person to the radio of a notification, or to the platform. Undefined when the person may not
 * sign in or has no access to the radio.
 */
export async function accessTo(
  accounts: Services['accounts'],
  person: number,
  about: number | null,
): Promise<EffectiveAccess | undefined> {
  const access = await accounts.accessOf(person, about ?? undefined);
  return access && (about === null || access.radioId === about) ? access : undefined;
}

export const maySee = ({ abilities }: EffectiveAccess, { rule }: AnyNoticeKind): boolean =>
  !rule || abilities.allows(rule);

/**
 * Returns a function that checks whether a person may currently see a kind of notification. It caches the person's access to each
 * radio. People who have left the radio, or lost the right, get no new notifications and can no longer read earlier ones.
 */
export function seenBy(
  accounts: Services['accounts'],
  person: number,
): (about: number | null, kind: AnyNoticeKind | undefined) => Promise<boolean> {
  const known = new Map<number | null, ReturnType<typeof accessTo>>();
  return async (about, kind) => {
    if (!kind) return false;
    if (!known.has(about)) known.set(about, accessTo(accounts, person, about));
    const access = await known.get(about);
    return access !== undefined && maySee(access, kind);
  };
}
