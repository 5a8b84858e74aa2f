import { Arg, Ctx, Field, Int, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { invalidInput } from '../../../../kit/errors.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { Allow } from '../../../../kit/rules/rule.ts';
import { findPeopleToJoin } from './peopleToJoin.ts';

@OutputType({ rule: 'parent', description: 'Person who can join the team of the current radio.' })
export class PersonToJoin {
  @Field({ description: 'Username, by which the person is added.' })
  username!: string;

  @Field({ description: 'First and last name.' })
  fullName!: string;

  @Field({ description: 'Address of the profile picture; empty when there is none.' })
  avatar!: string;
}

const maxFound = 20;

@Resolver()
export class PeopleToJoinResolver {
  @Allow('create', 'TeamMember')
  @Query(() => [PersonToJoin], {
    description:
      'Searches people who can join the team of the current radio. Finds colleagues of the viewer at any radio by a part of their name or username, all other people by their exact username. A viewer with the right to read `User` finds all people by a part of their name or username.',
  })
  async peopleToJoin(
    @Arg('name', () => String, {
      description: 'Part of the name or username, or the exact username; 1 to 100 characters.',
    })
    name: string,
    @Arg('first', () => Int, { defaultValue: 8, description: 'Maximum number of people, 1 to 20.' })
    first: number,
    @Ctx() context: Context,
  ): Promise<PersonToJoin[]> {
    const sought = name.trim();
    if (sought.length === 0) throw invalidInput({ name: 'required' });
    if (sought.length > 100) throw invalidInput({ name: 'tooLong' });
    if (first < 1) throw invalidInput({ first: 'min' });
    if (first > maxFound) throw invalidInput({ first: 'max' });
    return findPeopleToJoin(context, sought, first);
  }
}
