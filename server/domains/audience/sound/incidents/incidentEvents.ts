/** Published when an incident opens or closes. */
export interface IncidentChange {
  radioId: number;
  id: number;
}

declare module '../../../../kit/events/events.ts' {
  interface Topics {
    soundIncidentChanged: IncidentChange;
  }
}
