import { registerEnumType } from 'type-graphql';
import { enumFilter } from '../../../kit/list/filters.ts';

/** As what somebody comes into the waiting room. */
export enum LivePart {
  PRESENTER = 'PRESENTER',
  COHOST = 'COHOST',
  GUEST = 'GUEST',
}
registerEnumType(LivePart, {
  name: 'LivePart',
  description: 'As what somebody comes into the waiting room.',
  valuesConfig: {
    PRESENTER: { description: 'To present what comes next.' },
    COHOST: { description: 'To talk beside who presents.' },
    GUEST: { description: 'By the link of an invitation, without an account.' },
  },
});
export const LivePartFilter = enumFilter(LivePart, 'LivePart');

/** How far somebody is on their way to the air. */
export enum VisitState {
  WAITING = 'WAITING',
  HEARD = 'HEARD',
  ADMITTED = 'ADMITTED',
  ON_AIR = 'ON_AIR',
  LEFT = 'LEFT',
  REFUSED = 'REFUSED',
}
registerEnumType(VisitState, {
  name: 'VisitState',
  description: 'How far somebody is on their way to the air.',
  valuesConfig: {
    WAITING: { description: 'They are there, and nobody has listened to them yet.' },
    HEARD: { description: 'Somebody of the station listens to them, and nobody else does.' },
    ADMITTED: { description: 'They may go on the air: whoever is live can put them there.' },
    ON_AIR: { description: 'They are in the sound of whoever is live.' },
    LEFT: { description: 'They have gone, or their line was lost.' },
    REFUSED: { description: 'They were sent away.' },
  },
});
export const VisitStateFilter = enumFilter(VisitState, 'VisitState');

/** The last of a visit. */
export const gone: readonly VisitState[] = [VisitState.LEFT, VisitState.REFUSED];

const nobody: readonly VisitState[] = [];

/** Where each state leads, by the hand of somebody of the station. */
export const nextStates: Readonly<Record<VisitState, readonly VisitState[]>> = {
  WAITING: [VisitState.HEARD, VisitState.ADMITTED, VisitState.REFUSED],
  HEARD: [VisitState.WAITING, VisitState.ADMITTED, VisitState.REFUSED],
  ADMITTED: [VisitState.WAITING, VisitState.ON_AIR, VisitState.REFUSED],
  ON_AIR: [VisitState.ADMITTED, VisitState.REFUSED],
  LEFT: nobody,
  REFUSED: nobody,
};
