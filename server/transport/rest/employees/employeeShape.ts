import { z } from 'zod';
import { dollarText, usDateText } from '../../../kit/texts.ts';
import type { EmployeeStatus, RestEmployeePageQuery } from './employees.generated.ts';

export type EmployeeRow = RestEmployeePageQuery['employees']['items'][number];

/** A row of the employee table, in the format of older clients. */
export const LegacyEmployee = z
  .object({
    responsive_id: z.string(),
    id: z.int(),
    avatar: z
      .string()
      .describe(
        'Address of the photo. Empty without a photo, because older clients search a local file by this value.',
      ),
    full_name: z.string(),
    post: z.string(),
    email: z.string(),
    city: z.string(),
    start_date: z.string().describe('`MM/DD/YYYY`.'),
    salary: z.string().describe('Such as `$23896.35`; empty without the permission to read salaries.'),
    age: z.string(),
    experience: z.string().describe('Such as `3 Years`.'),
    status: z.int().min(1).max(5).describe('1 Current, 2 Professional, 3 Rejected, 4 Resigned, 5 Applied.'),
  })
  .meta({ id: 'Employee' });

/** Labels of the employee statuses. Their order is that of the status numbers of older clients. */
export const statusLabels: Record<EmployeeStatus, string> = {
  CURRENT: 'Current',
  PROFESSIONAL: 'Professional',
  REJECTED: 'Rejected',
  RESIGNED: 'Resigned',
  APPLIED: 'Applied',
};

const statusNumbers = Object.keys(statusLabels);

export const legacyEmployee = (employee: EmployeeRow): z.output<typeof LegacyEmployee> => ({
  responsive_id: employee.responsiveId,
  id: Number(employee.id),
  avatar: employee.avatar,
  full_name: employee.fullName,
  post: employee.post,
  email: employee.email,
  city: employee.city,
  start_date: usDateText(employee.startDate),
  salary: employee.salary == null ? '' : dollarText(employee.salary),
  age: String(employee.age),
  experience: `${employee.experience} ${employee.experience === 1 ? 'Year' : 'Years'}`,
  status: statusNumbers.indexOf(employee.status) + 1,
});
