export const notificationsPath = '/admin/notifications';
