import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { csvStream, type CsvColumn } from '../../../kit/csv.ts';
import { statusLabels, type EmployeeRow } from './employeeShape.ts';
import { fetchEmployees } from './employees.ts';
import { fileAnswers } from '../errors.ts';
import { eachRow, startedRows } from '../lists.ts';
import { anyOf, direction, optionalText, searchText, sortOf } from '../queries.ts';

const sortColumns = {
  id: 'id',
  fullName: 'fullName',
  post: 'post',
  email: 'email',
  city: 'city',
  startDate: 'startDate',
  salary: 'salary',
  age: 'age',
  experience: 'experience',
  status: 'status',
} as const;

const statuses = Object.fromEntries(
  (Object.keys(statusLabels) as Array<EmployeeRow['status']>).map((status) => [status, status]),
);

const columns: Array<CsvColumn<EmployeeRow>> = [
  { header: 'ID', value: ({ id }) => Number(id) },
  { header: 'Name', value: ({ fullName }) => fullName },
  { header: 'Post', value: ({ post }) => post },
  { header: 'E-mail', value: ({ email }) => email },
  { header: 'City', value: ({ city }) => city },
  { header: 'Start date', value: ({ startDate }) => startDate },
  { header: 'Salary (USD)', value: ({ salary }) => (salary == null ? null : salary / 100) },
  { header: 'Age', value: ({ age }) => age },
  { header: 'Experience (years)', value: ({ experience }) => experience },
  { header: 'Status', value: ({ status }) => statusLabels[status] },
];

export const employeeExport: FastifyPluginAsyncZod = async (server) => {
  server.get(
    '/api/exports/employees.csv',
    {
      schema: {
        tags: ['Employees'],
        summary:
          'All employees that match, as a CSV file, after a sign-in or a proof of identity in the last five minutes',
        querystring: z.object({
          search: searchText('Text that a row must contain; ignores case.'),
          status: optionalText(
            `Only those of this status: ${Object.keys(statusLabels).join(', ')}, in any case.`,
          ),
          sort: optionalText(
            `The column to sort by: ${Object.keys(sortColumns).join(', ')}; the newest first when absent.`,
          ),
          order: direction.describe('The direction of the order by `sort`; `asc` when absent.'),
        }),
        response: fileAnswers('text/csv', 'A CSV file with a header row.'),
      },
    },
    async ({ query, caller }, reply) => {
      await caller.requireReauthentication();
      const sort = sortOf(sortColumns, { sort: query.order ?? 'asc', sortColumn: query.sort ?? '' });
      const status = anyOf(statuses, query.status?.toUpperCase());
      const rows = eachRow(fetchEmployees(caller), {
        search: query.search,
        filter: status && { status },
        sort,
      });
      const started = await startedRows(rows);
      void reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="employees.csv"');
      return reply.send(csvStream(columns, started));
    },
  );
};
