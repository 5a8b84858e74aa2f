/** Addresses of the users. */
export const userPaths = {
  list: '/admin/users/list',
  detail: (id: string) => `/admin/users/${id}`,
};
