import type { ProductInput } from '../../apollo/schemaTypes.generated';
import { text } from '../../kit/form/plain/kinds';
import { PlainAddDrawer } from '../../kit/form/plain/PlainAddDrawer';
import { PlainEditDrawer } from '../../kit/form/plain/PlainEditDrawer';
import { plainForm } from '../../kit/form/plain/plainForm';
import type { AddProps, EditProps } from '../../kit/list/useListDrawers';
import {
  ProductDocument,
  useCreateProductMutation,
  useUpdateProductMutation,
  type ProductFieldsFragment,
} from './products.generated';

const productForm = plainForm<ProductInput, ProductFieldsFragment>({
  name: 'name',
  fields: {
    name: text({ label: 'products.name', maxLength: 120 }),
    description: text({ label: 'products.what', maxLength: 500, isOptional: true }),
  },
});

/** Adds a product. */
export function ProductAddDrawer({ onClose }: AddProps) {
  return (
    <PlainAddDrawer
      form={productForm}
      label="products.add"
      added="products.added"
      create={useCreateProductMutation()}
      onClose={onClose}
    />
  );
}

/** A product being edited. */
export function ProductEditDrawer({ record, onClose }: EditProps<ProductFieldsFragment>) {
  return (
    <PlainEditDrawer
      form={productForm}
      record={record}
      title="products.editOf"
      saved="products.saved"
      current={ProductDocument}
      update={useUpdateProductMutation()}
      onClose={onClose}
    />
  );
}
