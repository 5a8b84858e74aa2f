import type { Domain } from '../../kit/domain.ts';
import { Employee } from './employee.entity.ts';
import { EmployeeResolver } from './employee.resolver.ts';
import { seedEmployees } from './employees.seed.ts';

export const employees: Domain = { entities: [Employee], resolvers: [EmployeeResolver], seed: seedEmployees };
