import type {
  ClassificationInput,
  EmissionCategoryInput,
  EmissionTagInput,
} from '../../../apollo/schemaTypes.generated';
import { longText, wholeNumber } from '../../../kit/form/plain/kinds';
import { plainForm } from '../../../kit/form/plain/plainForm';
import { plainRecords } from '../../../kit/plain/plainRecords';
import { labelFields } from './labelFields';
import {
  classificationOperations,
  emissionCategoryOperations,
  emissionTagOperations,
  type ClassificationFieldsFragment,
  type EmissionCategoryFieldsFragment,
  type EmissionTagFieldsFragment,
} from './labels.generated';

const { name, colour, position } = labelFields;
const description = longText({
  label: 'planning.fields.description',
  minH: '20',
  maxLength: 500,
  isOptional: true,
});

/** List and forms of the emission categories. */
export const emissionCategories = plainRecords({
  name: 'emissionCategories',
  operations: emissionCategoryOperations,
  form: plainForm<EmissionCategoryInput, EmissionCategoryFieldsFragment>({
    name: 'name',
    fields: { name, description, colour, position },
  }),
  deleteValues: ({ emissionCount }) => ({ count: emissionCount }),
});

/** List and forms of the classifications (audience ratings). */
export const classifications = plainRecords({
  name: 'classifications',
  operations: classificationOperations,
  form: plainForm<ClassificationInput, ClassificationFieldsFragment>({
    name: 'name',
    fields: {
      name,
      minimumAge: wholeNumber({ label: 'planning.fields.minimumAge', isOptional: true, maxLength: 2 }),
      description,
      colour,
      position,
    },
  }),
  deleteValues: ({ emissionCount }) => ({ count: emissionCount }),
});

/** List and forms of the emission tags. */
export const emissionTags = plainRecords({
  name: 'emissionTags',
  operations: emissionTagOperations,
  form: plainForm<EmissionTagInput, EmissionTagFieldsFragment>({
    name: 'name',
    fields: { name, colour, position },
  }),
  deleteValues: ({ emissionCount }) => ({ count: emissionCount }),
});
