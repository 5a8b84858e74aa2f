import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { legacyEmployee, LegacyEmployee } from './employeeShape.ts';
import { RestEmployeePageDocument, type EmployeeFilter, type EmployeeSort } from './employees.generated.ts';
import { answers } from '../errors.ts';
import { allRows, pageWithAll, type ListVariables } from '../lists.ts';
import { listQuery, sortOf } from '../queries.ts';
import type { RestCaller } from '../restCaller.ts';

const tags = ['Employees'];
/**
 * Keeps empty addresses: the tables of older clients then draw initials themselves. They use other addresses as local file names.
 */
const config = { showsEmptyPictures: true };

const sortColumns = {
  id: 'id',
  full_name: 'fullName',
  post: 'post',
  email: 'email',
  city: 'city',
  start_date: 'startDate',
  salary: 'salary',
  age: 'age',
  experience: 'experience',
  status: 'status',
} as const;

export const employeePaths: FastifyPluginAsyncZod = async (server) => {
  server.get(
    '/api/datatables/initial-data',
    {
      config,
      schema: {
        tags,
        summary: 'All employees, at most 1,000',
        response: answers(200, z.array(LegacyEmployee)),
      },
    },
    async ({ caller }) => (await allRows(fetchEmployees(caller))).map(legacyEmployee),
  );

  server.get(
    '/api/datatables/data',
    {
      config,
      schema: {
        tags,
        summary: 'A page of the employees',
        querystring: z.object(listQuery),
        response: answers(
          200,
          z.object({
            allData: z.array(LegacyEmployee),
            invoices: z.array(LegacyEmployee).describe('The page; older clients know it by this name.'),
            total: z.int(),
          }),
        ),
      },
    },
    async ({ query, caller }) => {
      const { items, totalItems, all } = await pageWithAll(fetchEmployees(caller), query, {
        sort: sortOf(sortColumns, query),
      });
      return { allData: all.map(legacyEmployee), invoices: items.map(legacyEmployee), total: totalItems };
    },
  );
};

/** Queries employees, with salaries when the caller may read them. */
export const fetchEmployees =
  (caller: RestCaller) => async (variables: ListVariables<EmployeeFilter, EmployeeSort>) =>
    (await caller.run(RestEmployeePageDocument, { ...variables, withSalary: caller.may('read', 'Salary') }))
      .employees;
