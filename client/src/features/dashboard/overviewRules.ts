/** What one must be allowed to read for each part of the dashboard. */
export const overviewRules = {
  invoices: { action: 'read', subject: 'Invoice' },
  users: { action: 'read', subject: 'User' },
  employees: { action: 'read', subject: 'Employee' },
} as const;
