import { Length } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { patchOf } from '../../../kit/resource/patchOf.ts';

@InputType({ description: 'A new company.' })
export class CompanyInput {
  @Field({ description: 'Its name, 1 to 120 characters; not taken.' })
  @Length(1, 120)
  name!: string;
}

export const CompanyPatch = patchOf(CompanyInput, 'CompanyPatch', 'Changes to a company.');
export type CompanyPatch = Partial<CompanyInput>;
