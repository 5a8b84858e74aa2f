import { registerEnumType } from 'type-graphql';

export enum CardPeriod {
  LAST_28_DAYS = 'LAST_28_DAYS',
  LAST_MONTH = 'LAST_MONTH',
  LAST_YEAR = 'LAST_YEAR',
}
registerEnumType(CardPeriod, {
  name: 'CardPeriod',
  description: 'The time that the figures of a card are of.',
  valuesConfig: {
    LAST_28_DAYS: { description: 'The last four weeks.' },
    LAST_MONTH: { description: 'The last whole month of the calendar.' },
    LAST_YEAR: { description: 'The last whole year of the calendar.' },
  },
});

export enum CardStep {
  DAY = 'DAY',
  WEEK = 'WEEK',
  MONTH = 'MONTH',
}
registerEnumType(CardStep, {
  name: 'CardStep',
  description: 'The time between two points of a card’s series; the last point is the current one.',
  valuesConfig: {
    DAY: { description: 'A day.' },
    WEEK: { description: 'A week.' },
    MONTH: { description: 'A month.' },
  },
});

/** The years of the revenue report, the latest first. */
export const reportYears: readonly number[] = [2020, 2019, 2018];
