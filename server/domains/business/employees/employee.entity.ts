import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { LocalDate, SafeInt } from '../../../kit/graphql/scalars.ts';
import { Field, Int, registerEnumType } from 'type-graphql';
import { SearchableEntity } from '../../../kit/entities/searchableEntity.ts';
import { enumFilter, LocalDateFilter, NumberFilter, StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { Guarded } from '../../../kit/rules/guardedProperties.ts';
import { wholeNumber } from '../../../kit/entities/wholeNumber.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { dollarText, usDateText } from '../../../kit/texts.ts';

/** Status of an employee or applicant. Older clients use the numbers 1 to 5 for the values, in this order. */
export enum EmployeeStatus {
  CURRENT = 'CURRENT',
  PROFESSIONAL = 'PROFESSIONAL',
  REJECTED = 'REJECTED',
  RESIGNED = 'RESIGNED',
  APPLIED = 'APPLIED',
}
registerEnumType(EmployeeStatus, {
  name: 'EmployeeStatus',
  description:
    'Status of an employee or applicant. The REST paths write the values as the numbers 1 to 5, in this order.',
  valuesConfig: {
    CURRENT: { description: 'Current employee.' },
    PROFESSIONAL: { description: 'Current employee with the label “Professional” of the older REST paths.' },
    REJECTED: { description: 'Rejected applicant.' },
    RESIGNED: { description: 'Former employee.' },
    APPLIED: { description: 'Applicant without a decision.' },
  },
});

const EmployeeStatusFilter = enumFilter(EmployeeStatus, 'EmployeeStatus');

@Entity()
@OutputType({ rule: allow('read', 'Employee'), description: 'Employee or applicant.' })
export class Employee extends SearchableEntity {
  @Field({
    description: 'Always empty.',
    deprecationReason: 'Only for callers of the older REST paths.',
  })
  @Property({ type: 'string' })
  responsiveId: string = '';

  @Field({ description: 'Address of the profile picture; empty when there is none.' })
  @Property({ type: 'string' })
  avatar: string = '';

  @Field({ description: 'First and last name.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  fullName!: string;

  @Field({ description: 'Job title.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  post!: string;

  @Field({ description: 'E-mail address.' })
  @ListField({ search: true })
  @Property({ type: 'string' })
  email!: string;

  @Field({ description: 'City of the workplace.' })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string' })
  city!: string;

  @Field(() => LocalDate, {
    description: 'First day of work. The `search` argument matches the form `MM/DD/YYYY`.',
  })
  @ListField({ filter: () => LocalDateFilter, search: usDateText })
  @Property({ type: 'date' })
  startDate!: string;

  @Field(() => SafeInt, {
    nullable: true,
    description:
      'Yearly salary in minor units (cents) of USD. Null, with the error FORBIDDEN, when the viewer may not read salaries. The `search` argument matches the form `$23896.35`.',
  })
  @Guarded('read', 'Salary')
  @ListField({ filter: () => NumberFilter, search: dollarText })
  @Property({ type: wholeNumber })
  salary!: number;

  @Field(() => Int, { description: 'Age in whole years.' })
  @ListField({ filter: () => NumberFilter, search: true })
  @Property({ type: 'integer' })
  age!: number;

  @Field(() => Int, { description: 'Years of professional experience.' })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: 'integer' })
  experience!: number;

  @Field(() => EmployeeStatus, { description: 'Status of the person.' })
  @ListField({ filter: () => EmployeeStatusFilter })
  @Enum({ items: () => EmployeeStatus })
  status!: EmployeeStatus;
}
