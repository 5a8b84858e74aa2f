import type { Context } from '../context.ts';
import type { MaybePromise } from '../database/database.ts';
import type { Topics } from '../events/events.ts';
import { filterEvents } from '../events/filterEvents.ts';
import { requireRadio } from '../read/scope.ts';

/** Topics whose events contain the id of a radio. */
type OfRadios = { [T in keyof Topics]: Topics[T] extends { radioId: number } ? T : never }[keyof Topics];

/**
 * Subscribes to events of the request's radio about records that the subscriber may see. Throws `NO_RADIO` when the request has
 * no radio.
 */
export function ofOwnRadio<T extends OfRadios>(
  { services, reads, radioId }: Context,
  topic: T,
  entity: { name: string },
  isVisible: (event: Topics[T]) => MaybePromise<boolean> = () => true,
): AsyncIterable<Topics[T]> {
  const own = requireRadio(reads.models.of(entity), { radioId, deleted: 'hidden' });
  return filterEvents(
    services.events,
    topic,
    (event) =>
      /* guard: radio-scope-in-subscriptions */ (event as { radioId: number }).radioId === own &&
      isVisible(event),
  );
}
