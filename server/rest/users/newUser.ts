import { z } from 'zod';
import { OperationError, RestError } from '../errors.ts';
import type { RestCaller } from '../restCaller.ts';
import { plansByText, statusesByText } from './userShape.ts';
import { RestRoleByKeyDocument, type UserInput } from './users.generated.ts';

/** Older clients leave fields out, send numbers for texts, or empty ones. */
const text = (description: string) =>
  z.union([z.string(), z.number(), z.null()], { error: 'must be a text' }).optional().describe(description);

/** A person to add, as older clients send them. */
export const NewUser = z
  .object({
    fullName: text('The username when absent. Its first word is taken for the first name.'),
    username: text('Needed; not taken.'),
    email: text('Needed; not taken.'),
    company: text('May be absent.'),
    country: text('By name, in English where it is to be recognised; any other text is kept. May be absent.'),
    contact: text('Telephone number; may be absent.'),
    role: text('The key of a role; `subscriber` when absent.'),
    currentPlan: text('`basic` when absent.'),
    status: text('`pending` when absent.'),
    billing: text('May be absent.'),
  })
  .meta({ id: 'NewUser' });

/** What the schema wants to know of a new person; throws a refusal that names the field that is missing or not known. */
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

/** What the fields of the schema are called by older clients. */
const olderNames: Record<string, string> = { firstName: 'fullName', lastName: 'fullName', roleId: 'role' };

/** A refusal in the words of older clients. */
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

/** A name that was given in one: the first word is the first name. */
function namesOf(fullName: string): Pick<UserInput, 'firstName' | 'lastName'> {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}
