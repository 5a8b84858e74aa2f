import { useState } from 'react';

export interface CardProps {
  /** What went wrong with the first choice, which came with all other cards. */
  problem: unknown;
}

interface Query<TData> {
  data?: TData | undefined;
  previousData?: TData | undefined;
  error?: unknown;
}

/** What a card with a choice shows: the figures of the choice, or those before while they load. */
export function figuresOf<TData>({ data, previousData, error }: Query<TData>) {
  const shown = data ?? (error ? undefined : previousData);
  return { shown, isStale: data === undefined && shown !== undefined, error };
}

export const cardPeriods = ['LAST_28_DAYS', 'LAST_MONTH', 'LAST_YEAR'] as const;
export type CardPeriod = (typeof cardPeriods)[number];

/** The period of a card, until another one is chosen the first. */
export const useCardPeriod = () => useState<CardPeriod>(cardPeriods[0]);
