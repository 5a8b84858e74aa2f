import { useState } from 'react';

export interface CardProps {
  /** Error for the default period. Figures of that period are loaded together with those of all other cards. */
  problem: unknown;
}

interface Query<TData> {
  data?: TData | undefined;
  previousData?: TData | undefined;
  error?: unknown;
}

/** Returns the figures of the chosen period. While they load, the previous figures stay visible and `isStale` is true. */
export function chosenData<TData>({ data, previousData, error }: Query<TData>) {
  const shown = data ?? (error ? undefined : previousData);
  return { shown, isStale: data === undefined && shown !== undefined, error };
}

export const cardPeriods = ['LAST_28_DAYS', 'LAST_MONTH', 'LAST_YEAR'] as const;
export type CardPeriod = (typeof cardPeriods)[number];

/** State of the chosen period of a card; defaults to the last 28 days. */
export const useCardPeriod = () => useState<CardPeriod>(cardPeriods[0]);
