/** URL paths of the profile pages in the portal: the viewer's own profile, and a colleague's. */
export const profilePaths = {
  own: '/admin/profile',
  of: (id: string) => `/admin/profile/${id}`,
};
