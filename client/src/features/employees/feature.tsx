import { IdCard } from 'lucide-react';
import { defineFeature } from '../../kit/defineFeature';

export const employees = defineFeature({
  name: 'employees',
  documentation: 'business',
  records: [{ type: 'Employee', fields: {} }],
  dashboard: [
    {
      name: 'employees-status',
      rule: { action: 'read', subject: 'Employee' },
      size: 'half',
      height: { base: '35rem', md: '22rem' },
      load: async () => ({ default: (await import('./panels')).EmployeesPanel }),
    },
  ],
  pages: [
    {
      path: '/admin/employees',
      title: 'employees.title',
      load: () => import('./EmployeeListPage'),
      rule: { action: 'read', subject: 'Employee' },
      entry: { id: 3, icon: IdCard, section: 'business' },
    },
  ],
});
