import type { RecordKind } from '../../kit/records/recordKind';
import { productPaths } from './paths';

/** How others tell of a company. */
export const companyRecord: RecordKind = {
  type: 'Company',
  fields: { name: { label: 'companies.name' } },
};

/** How others tell of a product. */
export const productRecord: RecordKind = {
  type: 'Product',
  path: productPaths.detail,
  fields: {
    name: { label: 'products.name' },
    description: { label: 'products.what' },
    affectedUsers: { label: 'products.affected' },
  },
};
