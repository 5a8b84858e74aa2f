import { registerEnumType } from 'type-graphql';
import { enumFilter } from '../../../kit/list/filters.ts';

/** Role of a visitor in the waiting room. */
export enum LivePart {
  PRESENTER = 'PRESENTER',
  COHOST = 'COHOST',
  GUEST = 'GUEST',
}
registerEnumType(LivePart, {
  name: 'LivePart',
  description: 'Role in which a visitor enters the waiting room.',
  valuesConfig: {
    PRESENTER: {
      description: 'A colleague who entered as a presenter, such as the presenter of the next programme.',
    },
    COHOST: { description: 'Co-host: a colleague who speaks on the air together with the presenter.' },
    GUEST: { description: 'Guest without an account, who entered through the link of an invitation.' },
  },
});
export const LivePartFilter = enumFilter(LivePart, 'LivePart');

/** State of a visitor on the way to the air. */
export enum VisitState {
  WAITING = 'WAITING',
  SCREENING = 'SCREENING',
  ADMITTED = 'ADMITTED',
  ON_AIR = 'ON_AIR',
  LEFT = 'LEFT',
  REFUSED = 'REFUSED',
}
registerEnumType(VisitState, {
  name: 'VisitState',
  description: 'State of a visitor of the waiting room, from arrival to departure.',
  valuesConfig: {
    WAITING: { description: 'The visitor waits to be screened or admitted.' },
    SCREENING: { description: 'A member of staff listens to the visitor off the air.' },
    ADMITTED: {
      description:
        'The visitor may go on the air. The presenter who is live, or people who may update visits, can put the visitor on the air.',
    },
    ON_AIR: { description: 'The visitor is part of the live sound.' },
    LEFT: { description: 'The visitor left, or their connection was lost.' },
    REFUSED: { description: 'The visitor was sent away.' },
  },
});
export const VisitStateFilter = enumFilter(VisitState, 'VisitState');

/** States in which a visit has ended. */
export const finalStates: readonly VisitState[] = [VisitState.LEFT, VisitState.REFUSED];

const nobody: readonly VisitState[] = [];

/** States to which staff may move a visitor of the waiting room, by the current state. */
export const nextStates: Readonly<Record<VisitState, readonly VisitState[]>> = {
  WAITING: [VisitState.SCREENING, VisitState.ADMITTED, VisitState.REFUSED],
  SCREENING: [VisitState.WAITING, VisitState.ADMITTED, VisitState.REFUSED],
  ADMITTED: [VisitState.WAITING, VisitState.ON_AIR, VisitState.REFUSED],
  ON_AIR: [VisitState.ADMITTED, VisitState.REFUSED],
  LEFT: nobody,
  REFUSED: nobody,
};
