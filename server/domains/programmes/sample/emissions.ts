import { EmissionState } from '../emissions/emissionEnums.ts';
import { ParticipantPart } from '../people/participant.ts';
import { daytimeEmissions } from './daytime.ts';
import { eveningEmissions } from './evening.ts';

/** Sample emissions of the first radio. */
export const sampleEmissions = [...daytimeEmissions, ...eveningEmissions];

/** The only emission of the second radio. */
export const laguneEmission = {
  slug: 'layali-al-buhayra',
  title: 'ليالي البحيرة',
  summary: 'موسيقى هادئة وأصوات الماء، كل ليلة بعد العاشرة.',
  description: '<p>ساعتان من الطرب القديم والجديد، بلا كلام كثير.</p>',
  state: EmissionState.RUNNING,
  colour: '#0e7490',
  motif: 'waves',
  minutes: 120,
  part: ParticipantPart.PRESENTER,
  category: { name: 'موسيقى', colour: '#7c3aed' },
  language: { name: 'العربية', code: 'ar', colour: '#15803d' },
} as const;

/** Sample emissions with a drawn cover. */
export const sampleCovers = [...sampleEmissions, laguneEmission];
