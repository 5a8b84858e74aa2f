/** Addresses of the invoices. */
export const invoicePaths = {
  list: '/admin/invoices',
  create: '/admin/invoices/new',
  detail: (id: string) => `/admin/invoices/${id}`,
  edit: (id: string) => `/admin/invoices/${id}/edit`,
};
