/** URL paths of the invoice pages. */
export const invoicePaths = {
  list: '/admin/invoices',
  bin: '/admin/invoices/bin',
  create: '/admin/invoices/new',
  detail: (id: string) => `/admin/invoices/${id}`,
  edit: (id: string) => `/admin/invoices/${id}/edit`,
};
