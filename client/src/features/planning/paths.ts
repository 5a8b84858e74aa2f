/** Addresses of what a radio plans with. */
export const languagesPath = '/admin/planning/language';
