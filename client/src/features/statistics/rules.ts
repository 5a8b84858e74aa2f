/** Abilities required for the parts of the statistics. */
export const statisticsRules = {
  invoices: { action: 'read', subject: 'Invoice' },
  users: { action: 'read', subject: 'User' },
  employees: { action: 'read', subject: 'Employee' },
  audience: { action: 'read', subject: 'Audience' },
  access: { action: 'read', subject: 'Audit' },
} as const;
