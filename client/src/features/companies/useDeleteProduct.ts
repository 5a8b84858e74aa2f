import { useDeleteRecord } from '../../kit/records/useDeleteRecord';
import { useDeleteProductMutation } from './products.generated';

/** Asks, deletes a product and tells; true when it is gone. */
export const useDeleteProduct = () =>
  useDeleteRecord<{ id: string; name: string }>(useDeleteProductMutation(), 'products', {
    values: ({ name }) => ({ name }),
  });
