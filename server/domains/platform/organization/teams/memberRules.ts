import type { FieldProblems } from '../../../../kit/errors.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import type { Writing } from '../../../../kit/resource/recordedWrites.ts';
import { teamGrants } from '../../../../kit/rules/grants.ts';
import { requireGrants } from '../../permissions/access/cover.ts';
import { findGrantsOfRole } from '../../permissions/roles/roleAbilities.ts';

/** Throws when a role has abilities on the radio that the viewer lacks there. */
export async function requireTeamCover({ transaction, context }: Writing, roleId: number): Promise<void> {
  const { ofRadios } = context.services.accounts.roleAbilities;
  requireGrants(context, teamGrants(await findGrantsOfRole(transaction, roleId), ofRadios));
}

/** Makes the current radio a person's default radio, unless the person has one already. */
export async function chooseFirst({ transaction, context }: Writing, user: number): Promise<void> {
  await setFirstRadio.write(transaction, { radio: context.radioId!, user });
}

const setFirstRadio = query(
  'organization.setFirstRadio',
  (db, { radio, user }: Given<{ radio: number; user: number }>) =>
    db.updateTable('User').set({ radio }).where('id', '=', user).where('radio', 'is', null),
);

interface Times {
  validFrom?: Date | null | undefined;
  validUntil?: Date | null | undefined;
}

/** Maximum duration of a membership of a guest, in milliseconds. */
const longest = 366 * 86_400_000;

/** Validates the end of a membership: in the future, after its start, and at most 366 days from now. */
export function problemsOfTimes({ validFrom, validUntil }: Times, now = Date.now()): FieldProblems {
  if (!validUntil) return {};
  const begin = Math.max(validFrom?.getTime() ?? now, now);
  if (validUntil.getTime() <= begin) return { validUntil: 'min' };
  return validUntil.getTime() > now + longest ? { validUntil: 'max' } : {};
}
