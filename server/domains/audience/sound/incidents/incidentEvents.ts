/** Something is wrong with the sound of a mount point, or not any more. */
export interface IncidentChange {
  radioId: number;
  id: number;
}

declare module '../../../../kit/events/events.ts' {
  interface Topics {
    soundIncidentChanged: IncidentChange;
  }
}
