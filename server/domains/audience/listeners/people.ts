import type { Client } from '../status/adminXml.ts';
import { isPerson } from './programs.ts';

/** Filters the clients of a server down to probable human listeners. */
export const peopleAmong = (clients: readonly Client[]): Client[] =>
  clients.filter(({ agent }) => isPerson(agent === 'Unknown' || agent === '-' ? '' : agent));
