/** Paths of sign-in and of the viewer's own account. */
export const accountPaths = {
  signIn: '/sign-in',
  acceptInvitation: '/accept-invitation',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  settings: '/admin/account/settings',
  access: '/admin/access',
  security: '/admin/account/security',
  sessions: '/admin/account/sessions',
};
