/** Who sees the dashboard: whoever sees some panel of it. A test compares this with the panels that there are. */
export const overviewRules = [
  { action: 'read', subject: 'Invoice' },
  { action: 'read', subject: 'User' },
  { action: 'read', subject: 'Employee' },
  { action: 'read', subject: 'Audit' },
  { action: 'read', subject: 'Card' },
] as const;
