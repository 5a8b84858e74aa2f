import { Resolver } from 'type-graphql';
import { ReadResolver } from '../../../kit/resource/resolvers/readResolver.ts';
import { Employee } from './employee.entity.ts';

@Resolver(() => Employee)
export class EmployeeResolver extends ReadResolver(Employee, {
  searchResult: { title: '{fullName}', subtitle: '{post}', picture: 'avatar', list: '/admin/employees' },
}) {}
