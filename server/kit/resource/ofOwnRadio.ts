import type { Context } from '../context.ts';
import type { Topics } from '../events/events.ts';
import { filterEvents } from '../events/filterEvents.ts';
import { requireRadio } from '../read/scope.ts';

/** The topics of which each event says on which radio it happened. */
type OfRadios = { [T in keyof Topics]: Topics[T] extends { radioId: number } ? T : never }[keyof Topics];

/** What happens to an entity on the radio of a subscriber; ends when they do not listen any more. */
export function ofOwnRadio<T extends OfRadios>(
  { services, reads, radioId }: Context,
  topic: T,
  entity: { name: string },
): AsyncIterable<Topics[T]> {
  const own = requireRadio(reads.models.of(entity), { radioId, deleted: 'hidden' });
  return filterEvents(
    services.events,
    topic,
    (event) => /* guard: radio-scope-in-subscriptions */ (event as { radioId: number }).radioId === own,
  );
}
