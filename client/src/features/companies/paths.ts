/** URL paths of the product pages. */
export const productPaths = {
  list: '/admin/products',
  detail: (id: string) => `/admin/products/${id}`,
};
