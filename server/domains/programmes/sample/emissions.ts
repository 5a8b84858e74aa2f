import { daytimeEmissions } from './daytime.ts';
import { eveningEmissions } from './evening.ts';
import { laguneEmission } from './lagune.ts';

/** Sample emissions of the first radio. */
export const sampleEmissions = [...daytimeEmissions, ...eveningEmissions];

/** Sample emissions with a drawn cover. */
export const sampleCovers = [...sampleEmissions, laguneEmission];
