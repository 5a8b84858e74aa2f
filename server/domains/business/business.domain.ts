import type { Domain } from '../../kit/domain.ts';
import { employees } from './employees/employees.domain.ts';
import { invoices } from './invoices/invoices.domain.ts';

/** Invoices and employees. */
export const business: readonly Domain[] = [invoices, employees];
