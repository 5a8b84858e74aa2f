import 'reflect-metadata';
import { Length, validateSync } from 'class-validator';
import { GraphQLInputObjectType, GraphQLNonNull, printType } from 'graphql';
import { buildSchema, Field, Mutation, ObjectType, Query, Resolver, Arg } from 'type-graphql';
import { expect, test } from 'vitest';
import { inputsOf, Writable } from './inputsOf.ts';

abstract class Base {
  @Field({ description: 'Name, 1 to 5 characters.' })
  @Writable({ checks: [Length(1, 5)] })
  name!: string;
}
ObjectType()(Base);

@ObjectType()
class InputsOfRoom extends Base {
  @Field(() => [String], { description: 'Tags.' })
  @Writable({ whenAbsent: 'Defaults to none.' })
  tags!: string[];

  @Field(() => String, { nullable: true, description: 'Hint; null for none.' })
  @Writable({ isOptional: true })
  hint: string | null = null;

  @Field({ description: 'Number of the door.' })
  door!: number;
}

@ObjectType()
class InputsOfHall extends Base {}
const hall = inputsOf(InputsOfHall, { input: 'A hall.', patch: 'Another hall.' });

const { Input, Patch } = inputsOf<{ name: string; tags?: string[] }>(InputsOfRoom);

@Resolver()
class RoomResolver {
  @Query(() => InputsOfRoom)
  room(): object {
    return {};
  }

  @Mutation(() => InputsOfHall)
  hall(@Arg('input', () => hall.Input) input: object, @Arg('patch', () => hall.Patch) patch: object): object {
    return { input, patch };
  }

  @Mutation(() => InputsOfRoom)
  write(@Arg('input', () => Input) input: object, @Arg('patch', () => Patch) patch: object): object {
    return { input, patch };
  }
}

const schema = await buildSchema({ resolvers: [RoomResolver] });
const print = (name: string) => printType(schema.getType(name)!);

test('an input has the writable fields of the entity and its bases, with their types and descriptions', () => {
  expect(print('InputsOfRoomInput')).toBe(`"""A new inputs of room."""
input InputsOfRoomInput {
  """Name, 1 to 5 characters."""
  name: String!

  """Tags. Defaults to none."""
  tags: [String!]

  """Hint; null for none."""
  hint: String
}`);
});

test('the descriptions of the input types can be given', () => {
  expect(print('InputsOfHallInput')).toMatch(/^"""A hall\."""/);
  expect(print('InputsOfHallPatch')).toMatch(/^"""Another hall\. Absent fields stay as they are\."""/);
});

test('a patch has the same fields, all optional', () => {
  expect(print('InputsOfRoomPatch')).toContain('"""Tags. Unchanged when absent."""\n  tags: [String!]');
  const type = schema.getType('InputsOfRoomPatch') as GraphQLInputObjectType;
  for (const { type: field } of Object.values(type.getFields()))
    expect(field).not.toBeInstanceOf(GraphQLNonNull);
});

test('inputs and patches are checked like the fields', () => {
  for (const type of [Input, Patch]) {
    const [problem, ...furtherProblems] = validateSync(Object.assign(new type(), { name: 'too long' }));
    expect([problem?.property, Object.keys(problem?.constraints ?? {}), furtherProblems]).toEqual([
      'name',
      ['isLength'],
      [],
    ]);
  }
});

test('a writable property without a field is refused', () => {
  class Broken {
    @Writable() name!: string;
  }
  expect(() => inputsOf(Broken)).toThrow('Broken.name is @Writable without being a @Field.');
});
