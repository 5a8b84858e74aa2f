import type { Client } from '../status/adminXml.ts';
import { isPerson } from './programs.ts';

/** Those of the clients of a server who may be people that listen. */
export const peopleAmong = (clients: readonly Client[]): Client[] =>
  clients.filter(({ agent }) => isPerson(agent === 'Unknown' || agent === '-' ? '' : agent));
