import type { FieldProblems } from '../../../../kit/errors.ts';

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
