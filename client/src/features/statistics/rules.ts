/** What one must be allowed to read for each part of the statistics. */
export const statisticsRules = {
  invoices: { action: 'read', subject: 'Invoice' },
  users: { action: 'read', subject: 'User' },
  employees: { action: 'read', subject: 'Employee' },
  audience: { action: 'read', subject: 'Audience' },
  access: { action: 'read', subject: 'Audit' },
} as const;
