import { daytimeEmissions } from './daytime.ts';
import { eveningEmissions } from './evening.ts';
import { laguneEmission } from './lagune.ts';

/** The emissions of the first radio of the demo. */
export const sampleEmissions = [...daytimeEmissions, ...eveningEmissions];

/** All covers that are drawn. */
export const sampleCovers = [...sampleEmissions, laguneEmission];
