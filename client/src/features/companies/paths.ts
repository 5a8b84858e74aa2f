/** Paths of companies and products. */
export const companyPaths = { list: '/admin/companies' };
export const productPaths = {
  list: '/admin/products',
  detail: (id: string) => `/admin/products/${id}`,
};
