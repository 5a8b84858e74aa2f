import type { Services } from '../../kit/context.ts';
import type { AnyNoticeKind } from '../../kit/notices/noticeKind.ts';
import type { EffectiveAccess } from '../accounts/accounts.ts';

/** What somebody may do on the radio that something is about, now; undefined when they are not there. */
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
 * Whether somebody may see what is told of a radio, now: whoever has left a radio, or lost a right there, is told nothing
 * of it and reads nothing of it any more.
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
