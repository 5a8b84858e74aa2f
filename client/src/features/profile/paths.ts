/** Addresses of the profiles. */
export const profilePaths = {
  own: '/admin/profile',
  of: (id: string) => `/admin/profile/${id}`,
};
