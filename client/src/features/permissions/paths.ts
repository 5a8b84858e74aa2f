/** URL paths of the role pages. */
export const rolePaths = {
  list: '/admin/roles',
  create: '/admin/roles/new',
  test: '/admin/roles/test',
  detail: (id: string) => `/admin/roles/${id}`,
};

/** URL paths of the permission pages. */
export const permissionPaths = {
  list: '/admin/permission',
  detail: (id: string) => `/admin/permission/${id}`,
};
