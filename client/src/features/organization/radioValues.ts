import type { RadioInput } from '../../apollo/schemaTypes.generated';
import { readGigabytes, writeGigabytes } from './gigabytes';
import type { RadioFieldsFragment } from './organization.generated';

/** A radio as its form holds it. */
export interface RadioFormValues {
  name: string;
  slug: string;
  timeZone: string;
  language: string;
  /** In gigabytes; empty for no limit. */
  mediaQuota: string;
}

export const newRadio = (): RadioFormValues => ({
  name: '',
  slug: '',
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  language: 'fr',
  mediaQuota: '',
});

export const valuesOf = ({
  name,
  slug,
  timeZone,
  language,
  mediaQuota,
}: RadioFieldsFragment): RadioFormValues => ({
  name,
  slug,
  timeZone,
  language,
  mediaQuota: writeGigabytes(mediaQuota),
});

export const inputOf = ({ mediaQuota, ...values }: RadioFormValues): RadioInput => ({
  ...values,
  mediaQuota: readGigabytes(mediaQuota),
});
