/** URL paths of the user pages in the portal. */
export const userPaths = {
  list: '/admin/users/list',
  create: '/admin/users/new',
  detail: (id: string) => `/admin/users/${id}`,
  edit: (id: string) => `/admin/users/${id}/edit`,
};
