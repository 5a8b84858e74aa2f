/** Addresses of the audit. */
export const auditPaths = {
  list: '/admin/audit',
  /** All that was done to one record. */
  record: (type: string, id: string) =>
    `/admin/audit?${new URLSearchParams({ subject: type, subjectId: id })}`,
};

/** Who may read it. */
export const auditRule = { action: 'read', subject: 'Audit' };
