import { Arg, Ctx, Field, Int, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { invalidInput } from '../../../kit/errors.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { findPeopleToJoin } from './peopleToJoin.ts';

@OutputType({ rule: 'parent', description: 'Somebody who may join the team of the current radio.' })
export class PersonToJoin {
  @Field({ description: 'The name that they sign with, by which they join.' })
  username!: string;

  @Field({ description: 'First and last name.' })
  fullName!: string;

  @Field({ description: 'Address of a picture; empty when there is none.' })
  avatar!: string;
}

const most = 20;

@Resolver()
export class PeopleToJoinResolver {
  @Allow('create', 'TeamMember')
  @Query(() => [PersonToJoin], {
    description:
      'People who are not in the team of the current radio: those who work for a radio that the viewer works for too by a part of their name, all others by the exact name that they sign with. Whoever may read people finds all by a part.',
  })
  async peopleToJoin(
    @Arg('name', () => String, {
      description: 'A part of the name, or all of the one that they sign with, 1 to 100 characters.',
    })
    name: string,
    @Arg('first', () => Int, { defaultValue: 8, description: 'How many, 1 to 20.' }) first: number,
    @Ctx() context: Context,
  ): Promise<PersonToJoin[]> {
    const sought = name.trim();
    if (sought.length === 0) throw invalidInput({ name: 'required' });
    if (sought.length > 100) throw invalidInput({ name: 'tooLong' });
    if (first < 1) throw invalidInput({ first: 'min' });
    if (first > most) throw invalidInput({ first: 'max' });
    return findPeopleToJoin(context, sought, first);
  }
}
