import type { FastifyServerOptions } from 'fastify';

type Constraint = NonNullable<NonNullable<FastifyServerOptions['routerOptions']>['constraints']>[string];
type Storage = ReturnType<Constraint['storage']>;
type Handler = Parameters<Storage['set']>[1];

/**
 * Route constraint that distinguishes requests for a page from requests for data. Browsers and programs may use the same address.
 */
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

/** True when the client accepts HTML, as browsers do. */
export const wantsPage = ({ accept }: { accept?: string | undefined }) =>
  accept?.includes('text/html') ?? false;

export const givesPage = { constraints: { gives: 'page' } };
export const givesData = { constraints: { gives: 'data' } };
