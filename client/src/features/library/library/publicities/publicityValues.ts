import type { Daypart } from './dayparts';
import type { PublicityDetailFragment } from './publicities.generated';
import { numberOf } from '../../../../kit/form/numbers';
import { patchOfMedium, valuesWith, type MediumValues } from '../edit/mediumValues';

/** Form values of a publicity, in the order of the fields. */
/** Form values with dayparts (times of the week), as JSON written by `writeDayparts`. */
export interface DaypartsValues {
  dayparts: string;
}

export interface PublicityValues extends MediumValues, DaypartsValues {
  client: string;
  campaign: string;
  validFrom: string;
  validTo: string;
  evergreen: boolean;
  timesADay: string;
  /** Dayparts as JSON, so that the conflict dialog offers them as a single choice. */
  dayparts: string;
}

export const valuesOfPublicity = (publicity: PublicityDetailFragment): PublicityValues =>
  valuesWith(publicity, {
    client: publicity.client,
    campaign: publicity.campaign,
    validFrom: publicity.validFrom ?? '',
    validTo: publicity.validTo ?? '',
    evergreen: publicity.evergreen,
    timesADay: String(publicity.timesADay ?? ''),
    dayparts: writeDayparts(publicity.dayparts),
  });

export const patchOfPublicity = (values: PublicityValues) => ({
  ...patchOfMedium(values),
  client: values.client,
  campaign: values.campaign,
  validFrom: values.validFrom || null,
  validTo: values.validTo || null,
  evergreen: values.evergreen,
  timesADay: numberOf(values.timesADay),
  dayparts: readDayparts(values.dayparts).map(({ days, from, to }) => ({ days: [...days], from, to })),
});

export const readDayparts = (text: string) => JSON.parse(text) as Daypart[];

/** Converts dayparts to JSON, in which form a form field stores them. */
export const writeDayparts = (dayparts: readonly Daypart[]) =>
  JSON.stringify(dayparts.map(({ days, from, to }) => ({ days, from, to })));

export const firstDaypart: Daypart = { days: [], from: '06:00', to: '20:00' };

/** Returns the message key `required` when a daypart lacks its start or end time; otherwise undefined. */
export const problemOfDayparts = (text: string) =>
  readDayparts(text).every(({ from, to }) => from !== '' && to !== '') ? undefined : 'required';
