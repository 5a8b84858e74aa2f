import type { FastifyServerOptions } from 'fastify';

type Constraint = NonNullable<NonNullable<FastifyServerOptions['routerOptions']>['constraints']>[string];
type Storage = ReturnType<Constraint['storage']>;
type Handler = Parameters<Storage['set']>[1];

/** Tells who asks for a page to look at from a program that asks for data: one address may answer both. */
export const pageConstraint: Constraint = {
  name: 'gives',
  storage: () => {
    const handlers = new Map<unknown, Handler>();
    return {
      get: (kind) => handlers.get(kind) ?? null,
      set: (kind, handler) => void handlers.set(kind, handler),
    };
  },
  validate: () => {},
  deriveConstraint: ({ headers }) => (wantsPage(headers) ? 'page' : 'data'),
};

/** Whether somebody looks with a browser. */
export const wantsPage = ({ accept }: { accept?: string | undefined }) =>
  accept?.includes('text/html') ?? false;

export const givesPage = { constraints: { gives: 'page' } };
export const givesData = { constraints: { gives: 'data' } };
