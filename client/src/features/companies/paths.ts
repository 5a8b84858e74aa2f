/** Paths of products. */
export const productPaths = {
  list: '/admin/products',
  detail: (id: string) => `/admin/products/${id}`,
};
