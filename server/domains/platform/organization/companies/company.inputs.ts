import { Length } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { patchOf } from '../../../../kit/resource/resolvers/patchOf.ts';

@InputType({ description: 'New company.' })
export class CompanyInput {
  @Field({ description: 'Name, 1 to 120 characters; rejected with `taken` when another company has it.' })
  @Length(1, 120)
  name!: string;
}

export const CompanyPatch = patchOf(CompanyInput, 'CompanyPatch', 'Changes to a company.');
export type CompanyPatch = Partial<CompanyInput>;
