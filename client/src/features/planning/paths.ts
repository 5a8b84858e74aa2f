/** Addresses of what a radio plans. */
export const emissionCategoriesPath = '/admin/planning/category';
export const classificationsPath = '/admin/planning/classification';
export const languagesPath = '/admin/planning/language';
export const emissionTagsPath = '/admin/planning/tag';
export const calendarPath = '/admin/calendar';
