import { RushNoteResolver } from './notes/rushNotes.resolver.ts';
import { RushResolver } from './rush.resolver.ts';
import { RushChangesResolver } from './rushChanges.resolver.ts';
import { RushTakeResolver } from './takes/rushTakes.resolver.ts';

export const rushResolvers = [RushResolver, RushTakeResolver, RushNoteResolver, RushChangesResolver];
