import { Ctx, Field, Query, Resolver } from 'type-graphql';
import type { Context } from '../../kit/context.ts';
import { OutputType } from '../../kit/rules/outputType.ts';
import { ownActionsOf } from '../../kit/resource/ownRows.ts';
import { SignedInOnly } from '../../kit/rules/rule.ts';
import { abilitySubjects, actionsOf } from './abilitySubjects.ts';

@OutputType({ rule: 'parent', description: 'Something that roles and permissions can allow things on.' })
export class AbilitySubject {
  @Field({ description: 'Its name in abilities, such as `Invoice`; `all` for everything.' })
  subject!: string;

  @Field(() => [String], {
    description: 'What can be allowed on it: some of `read`, `create`, `update`, `delete`; always `manage`.',
  })
  actions!: string[];

  @Field(() => [String], {
    description: 'Those of `actions` that can be allowed of one’s own alone, by the condition `OWN`.',
  })
  ownActions!: readonly string[];

  @Field({
    description:
      'Whether it belongs to radios: then it counts where somebody has the role in a team. Otherwise it counts for the role on the platform.',
  })
  isOfRadio!: boolean;
}

@Resolver()
export class AbilitySubjectResolver {
  @SignedInOnly()
  @Query(() => [AbilitySubject], {
    name: 'abilitySubjects',
    description: 'All that roles and permissions can allow things on, `all` first, then by name.',
  })
  list(@Ctx() { services }: Context): AbilitySubject[] {
    const { ofRadios } = services.accounts.roleAbilities;
    return abilitySubjects().map((subject) => ({
      subject,
      actions: actionsOf(subject),
      ownActions: ownActionsOf(subject),
      isOfRadio: ofRadios.has(subject),
    }));
  }
}
