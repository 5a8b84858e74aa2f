import { z } from 'zod';
import { OperationError, RestError } from '../errors.ts';
import type { RestCaller } from '../restCaller.ts';
import { plansByText, statusesByText } from './userShape.ts';
import { RestRoleByKeyDocument, type UserInput } from './users.generated.ts';

/** Any text, number or empty value, because older clients send all of these, or leave fields out. */
const text = (description: string) =>
  z.union([z.string(), z.number(), z.null()], { error: 'must be a text' }).optional().describe(description);

/** Body of the request by which an older client creates a user. */
export const NewUser = z
  .object({
    fullName: text('Full name, whose first word becomes the first name; the username when absent.'),
    username: text('Required; no other user may have it.'),
    email: text('Required; no other user may have it.'),
    company: text('Optional.'),
    country: text(
      'Name of the country; English names are recognised, other texts are stored unchanged. Optional.',
    ),
    contact: text('Telephone number; optional.'),
    role: text('The key of a role; `subscriber` when absent.'),
    currentPlan: text('`basic` when absent.'),
    status: text('`pending` when absent.'),
    billing: text('Optional.'),
  })
  .meta({ id: 'NewUser' });

/** Converts the body of an older client to the GraphQL input of a new user. Throws an error that names a missing or unknown field. */
export async function userInputOf(body: z.output<typeof NewUser>, caller: RestCaller): Promise<UserInput> {
  const given = (field: keyof typeof body) => String(body[field] ?? '').trim() || undefined;
  const needed = (field: keyof typeof body) => given(field) ?? refuse(field, 'is required');
  const username = needed('username');
  return {
    username,
    email: needed('email'),
    ...namesOf(given('fullName') ?? username),
    company: given('company') ?? '',
    country: given('country') ?? '',
    contact: given('contact') ?? '',
    billing: given('billing') ?? '',
    currentPlan: known(plansByText, 'currentPlan', given('currentPlan') ?? 'basic'),
    status: known(statusesByText, 'status', given('status') ?? 'pending'),
    roleId: await roleIdOf(caller, given('role') ?? 'subscriber'),
  };
}

/** Names of older clients for fields of the schema. */
const olderNames: Record<string, string> = { firstName: 'fullName', lastName: 'fullName', roleId: 'role' };

/** Renames the fields in a `BAD_USER_INPUT` error to the names that older clients use. Returns other errors unchanged. */
export function inOlderWords(error: unknown): unknown {
  if (!(error instanceof OperationError) || error.code !== 'BAD_USER_INPUT') return error;
  const { code, message } = error;
  const renamed = Object.entries(error.fields).map(([name, problem]) => [olderNames[name] ?? name, problem]);
  return new OperationError({ message, extensions: { code, fields: Object.fromEntries(renamed) } });
}

async function roleIdOf(caller: RestCaller, key: string): Promise<string> {
  const { roles } = await caller.run(RestRoleByKeyDocument, { key: key.toLowerCase() });
  return roles.items[0]?.id ?? refuse('role', 'does not exist');
}

function known<Value>(values: Record<string, Value>, field: string, given: string): Value {
  const key = given.toLowerCase();
  return Object.hasOwn(values, key)
    ? values[key]!
    : refuse(field, `must be one of ${Object.keys(values).join(', ')}`);
}

function refuse(field: string, problem: string): never {
  throw new RestError(400, `${field} ${problem}.`);
}

/** Splits a full name: the first word is the first name. */
function namesOf(fullName: string): Pick<UserInput, 'firstName' | 'lastName'> {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}
