import { IdCard } from 'lucide-react';
import { defineFeature } from '../../kit/defineFeature';

export const employees = defineFeature({
  name: 'employees',
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
