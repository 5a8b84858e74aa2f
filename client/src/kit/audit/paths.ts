/** Paths of the audit log. */
export const auditPaths = {
  list: '/admin/audit',
  /** Path of the audit log of one record. */
  record: (type: string, id: string) =>
    `/admin/audit?${new URLSearchParams({ subject: type, subjectId: id })}`,
};

/** Permission to read the audit log. */
export const auditRule = { action: 'read', subject: 'Audit' };
