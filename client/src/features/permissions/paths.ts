/** Addresses of the roles. */
export const rolePaths = {
  list: '/admin/roles',
  create: '/admin/roles/new',
  test: '/admin/roles/test',
  detail: (id: string) => `/admin/roles/${id}`,
};

/** Addresses of the permissions. */
export const permissionPaths = {
  list: '/admin/permission',
  detail: (id: string) => `/admin/permission/${id}`,
};
