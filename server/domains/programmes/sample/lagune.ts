import { EmissionState } from '../emissions/emissionEnums.ts';
import { ParticipantPart } from '../people/participant.ts';

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
