import { useState } from 'react';
import type { Period } from '../../kit/charts/period/period';
import { useNewestInvoicesQuery } from './statistics.generated';

const openings: readonly Period[] = [{ preset: 'last28' }, { preset: 'thisYear' }, { preset: 'lastYear' }];

/**
 * Finds the initial period of the statistics page: the first candidate with data. Candidates are the last 28 days, this year,
 * last year, and then the months up to the newest invoice. The caller must call `hasNothing` for each period that turns out to
 * be empty.
 */
export function useOpeningPeriod(mayReadInvoices: boolean) {
  const [step, setStep] = useState(0);
  const isBeyond = step === openings.length;
  const { data, loading } = useNewestInvoicesQuery({ skip: !isBeyond || !mayReadInvoices });
  const starts = data?.overview.invoices?.byMonth?.starts;
  const newest = starts && { from: starts[0]!, to: endOf(starts.at(-1)!) };
  return {
    period: openings[step] ?? newest ?? openings[0]!,
    isWaiting: isBeyond && mayReadInvoices && loading,
    isLast: isBeyond,
    hasNothing: () => setStep((now) => Math.min(now + 1, openings.length)),
  };
}

/** Last day of a month, given its first day. */
function endOf(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
