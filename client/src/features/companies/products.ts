import type { ProductInput } from '../../apollo/schemaTypes.generated';
import { text } from '../../kit/form/plain/kinds';
import { plainForm } from '../../kit/form/plain/plainForm';
import { plainRecords } from '../../kit/plain/plainRecords';
import { productOperations, type ProductFieldsFragment } from './products.generated';

/** Operations and form of products, for the generic record screens. Users are assigned to products. */
export const products = plainRecords({
  name: 'products',
  operations: productOperations,
  form: plainForm<ProductInput, ProductFieldsFragment>({
    name: 'name',
    fields: {
      name: text({ label: 'products.name', maxLength: 120 }),
      description: text({ label: 'products.what', maxLength: 500, isOptional: true }),
    },
  }),
});
