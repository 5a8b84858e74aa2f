import type { Domain } from '../../../kit/domain.ts';
import { GeographyResolver } from './geography.resolver.ts';
import { Region } from './region.entity.ts';
import { ZipCode } from './zipCode.entity.ts';

/** Regions and postal codes. */
export const geography: Domain = {
  entities: [Region, ZipCode],
  resolvers: [GeographyResolver],
  seed: async (em) => (await import('./geography.seed.ts')).seedGeography(em),
};
