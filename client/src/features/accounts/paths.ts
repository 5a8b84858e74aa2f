/** Addresses of one's own account. */
export const accountPaths = {
  access: '/admin/access',
  sessions: '/admin/account/sessions',
};
