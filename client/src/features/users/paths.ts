/** Addresses of the users. */
export const userPaths = {
  list: '/admin/users/list',
  create: '/admin/users/new',
  detail: (id: string) => `/admin/users/${id}`,
  edit: (id: string) => `/admin/users/${id}/edit`,
};
