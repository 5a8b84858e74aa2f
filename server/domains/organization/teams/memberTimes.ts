import type { FieldProblems } from '../../../kit/errors.ts';

interface Times {
  validFrom?: Date | null | undefined;
  validUntil?: Date | null | undefined;
}

/** As long as somebody can be a guest, in milliseconds. */
const longest = 366 * 86_400_000;

/** What is wrong with the time for which somebody is to be in a team. */
export function problemsOfTimes({ validFrom, validUntil }: Times, now = Date.now()): FieldProblems {
  if (!validUntil) return {};
  const begin = Math.max(validFrom?.getTime() ?? now, now);
  if (validUntil.getTime() <= begin) return { validUntil: 'min' };
  return validUntil.getTime() > now + longest ? { validUntil: 'max' } : {};
}
