import type { Services } from '../../kit/context.ts';
import type { AnyNoticeKind } from '../../kit/notices/noticeKind.ts';

/**
 * Whether somebody may see what is told of a radio, now: whoever has left a radio, or lost a right there, is told nothing
 * of it and reads nothing of it any more.
 */
export function seenBy(
  accounts: Services['accounts'],
  person: number,
): (about: number | null, kind: AnyNoticeKind | undefined) => Promise<boolean> {
  const known = new Map<number | null, ReturnType<typeof accounts.accessOf>>();
  return async (about, kind) => {
    if (!kind) return false;
    if (!known.has(about)) known.set(about, accounts.accessOf(person, about ?? undefined));
    const access = await known.get(about);
    if (!access || (about !== null && access.radioId !== about)) return false;
    return !kind.rule || access.abilities.allows(kind.rule);
  };
}
