import { useTranslation } from 'react-i18next';
import { AddDrawer } from '../../kit/form/AddDrawer';
import { EditDrawer } from '../../kit/form/EditDrawer';
import { TextField } from '../../kit/form/fields';
import type { SaveForm } from '../../kit/form/useSaveForm';
import {
  ProductDocument,
  useCreateProductMutation,
  useUpdateProductMutation,
  type ProductFieldsFragment,
} from './products.generated';

interface ProductFormValues {
  name: string;
  description: string;
}

const valuesOf = ({ name, description }: ProductFieldsFragment): ProductFormValues => ({ name, description });

/** Adds a product. */
export function ProductAddDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [createProduct] = useCreateProductMutation();
  return (
    <AddDrawer<ProductFormValues>
      label={t('products.add')}
      defaultValues={{ name: '', description: '' }}
      add={async (input) => {
        await createProduct({ variables: { input } });
        return t('products.added', { name: input.name });
      }}
      onClose={onClose}
    >
      {(form) => <ProductFields form={form} />}
    </AddDrawer>
  );
}

/** A product being edited. */
export function ProductEditDrawer({
  product,
  onClose,
}: {
  product: ProductFieldsFragment;
  onClose: () => void;
}) {
  const { id, name } = product;
  const { t } = useTranslation();
  const [updateProduct] = useUpdateProductMutation();
  return (
    <EditDrawer
      record={product}
      valuesOf={valuesOf}
      title={t('products.editOf', { name })}
      fieldNames={{ name: { label: t('products.name') }, description: { label: t('products.what') } }}
      load={async (ask) => (await ask(ProductDocument, { id })).product}
      save={async (input, { version }) => {
        await updateProduct({ variables: { id, version, input } });
        return t('products.saved', { name: input.name });
      }}
      onClose={onClose}
    >
      {(form) => <ProductFields form={form} />}
    </EditDrawer>
  );
}

function ProductFields({ form }: { form: SaveForm<ProductFormValues> }) {
  const { t } = useTranslation();
  return (
    <>
      <TextField form={form} name="name" label={t('products.name')} maxLength={120} autoFocus />
      <TextField form={form} name="description" label={t('products.what')} maxLength={500} isOptional />
    </>
  );
}
