import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../kit/feedback/notify';
import { TextField } from '../../kit/form/fields';
import { FormDrawer } from '../../kit/form/FormDrawer';
import { useSaveForm, type SaveForm } from '../../kit/form/useSaveForm';
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
  const form = useSaveForm<ProductFormValues>({
    defaultValues: { name: '', description: '' },
    save: async (input) => {
      await createProduct({ variables: { input } });
      notify({ type: 'success', title: t('products.added', { name: input.name }) });
      onClose();
    },
  });
  return (
    <FormDrawer form={form} title={t('products.add')} saveLabel={t('products.add')} onClose={onClose}>
      <ProductFields form={form} />
    </FormDrawer>
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
  const { id } = product;
  const { t } = useTranslation();
  const client = useApolloClient();
  const [updateProduct] = useUpdateProductMutation();
  const version = useRef(product.version);
  const form = useSaveForm({
    defaultValues: valuesOf(product),
    loadCurrent: async () => {
      const { data } = await client.query({
        query: ProductDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      version.current = data!.product!.version;
      return valuesOf(data!.product!);
    },
    save: async (input) => {
      await updateProduct({ variables: { id, version: version.current, input } });
      notify({ type: 'success', title: t('products.saved', { name: input.name }) });
      onClose();
    },
  });
  return (
    <FormDrawer
      form={form}
      title={t('products.editOf', { name: product.name })}
      saveLabel={t('actions.save')}
      fieldNames={{ name: { label: t('products.name') }, description: { label: t('products.what') } }}
      onClose={onClose}
    >
      <ProductFields form={form} />
    </FormDrawer>
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
