import { contextOfVisitor } from '../../server/context.ts';
import { visitorDocument } from '../../server/kit/rules/visitors.ts';
import type { TestApp } from './testApp.ts';

/** Registers a document as one of the public website, and runs it as a visitor of a radio, for a test. */
export const executeAsVisitor = (
  app: TestApp,
  query: string,
  { variables = {}, radioId = 1, isPreviewer = false }: VisitorOptions = {},
) =>
  app.operations.execute(
    { query: visitorDocument(query), variables },
    contextOfVisitor(app.shared, radioId, isPreviewer),
  );

interface VisitorOptions {
  variables?: Record<string, unknown>;
  /** Defaults to the first radio. */
  radioId?: number;
  isPreviewer?: boolean;
}
