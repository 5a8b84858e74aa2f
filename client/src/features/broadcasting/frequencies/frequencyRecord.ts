import { recordFields } from '../../../kit/records/recordFields';
import type { RecordKind } from '../../../kit/records/recordKind';
import { frequenciesPath } from '../paths';

const { fieldsOf, choice } = recordFields('frequencies');

/** Describes frequencies to other features, such as the audit log. */
export const frequencyRecord: RecordKind = {
  type: 'Frequency',
  path: () => frequenciesPath,
  fields: { ...fieldsOf('area', 'channel', 'note'), band: choice('band', 'frequencies.bands') },
};
