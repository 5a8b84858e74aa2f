import { registerEnumType } from 'type-graphql';

export enum CardPeriod {
  LAST_28_DAYS = 'LAST_28_DAYS',
  LAST_MONTH = 'LAST_MONTH',
  LAST_YEAR = 'LAST_YEAR',
}
registerEnumType(CardPeriod, {
  name: 'CardPeriod',
  description: 'Period that the figures of a dashboard card cover.',
  valuesConfig: {
    LAST_28_DAYS: { description: 'The last four weeks.' },
    LAST_MONTH: { description: 'The last complete calendar month.' },
    LAST_YEAR: { description: 'The last complete calendar year.' },
  },
});

export enum CardStep {
  DAY = 'DAY',
  WEEK = 'WEEK',
  MONTH = 'MONTH',
}
registerEnumType(CardStep, {
  name: 'CardStep',
  description:
    'Length of time that one point of the series of a dashboard card covers. The last point covers the current day, week or month.',
  valuesConfig: {
    DAY: { description: 'A day.' },
    WEEK: { description: 'A week.' },
    MONTH: { description: 'A month.' },
  },
});

/** Years that the revenue report offers, the latest first. */
export const reportYears: readonly number[] = [2020, 2019, 2018];
