import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { SignedInOnly } from '../../../kit/rules/rule.ts';

declare module '../../../kit/context.ts' {
  interface Services {
    documentation: { url: string | undefined };
  }
}

@Resolver()
export class DocumentationResolver {
  @SignedInOnly()
  @Query(() => String, {
    nullable: true,
    description:
      'Address of the documentation for users, from `DOCUMENTATION_URL`; null when none is configured.',
  })
  documentationUrl(@Ctx() { services }: Context): string | null {
    return services.documentation.url ?? null;
  }
}
