import type { RecordKind } from '../../kit/records/recordKind';
import { productPaths } from './paths';

/** Description of companies for other features, such as the audit. */
export const companyRecord: RecordKind = {
  type: 'Company',
  fields: { name: { label: 'companies.name' } },
};

/** Description of products for other features. */
export const productRecord: RecordKind = {
  type: 'Product',
  path: productPaths.detail,
  fields: {
    name: { label: 'products.name' },
    description: { label: 'products.what' },
    affectedUsers: { label: 'products.affected' },
  },
};
