import { Resolver } from 'type-graphql';
import { ReadResolver } from '../../../kit/resource/resolvers/readResolver.ts';
import { Employee } from './employee.entity.ts';

@Resolver(() => Employee)
export class EmployeeResolver extends ReadResolver(Employee, {
  views: 'employees',
  roles: { maintainer: ['read'], editor: ['read'], author: ['read'] },
  searchResult: { title: '{fullName}', subtitle: '{post}', picture: 'avatar', list: '/admin/employees' },
}) {}
