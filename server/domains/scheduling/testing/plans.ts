import { insertRow, type Values } from '../../../kit/write/rowWrites.ts';
import type { TestApp } from '../../../../tools/testing/testApp.ts';
import { Emission } from '../../programmes/emissions/emission.entity.ts';
import { EmissionPerson } from '../../programmes/emissions/emissionPerson.entity.ts';
import { Episode } from '../../programmes/episodes/episode.entity.ts';
import { Classification } from '../../programmes/labels/classification.entity.ts';
import { EmissionCategory } from '../../programmes/labels/emissionCategory.entity.ts';
import { EmissionTag } from '../../programmes/labels/emissionTag.entity.ts';
import { Language } from '../../programmes/languages/language.entity.ts';
import { ParticipantPart } from '../../programmes/people/participant.ts';
import { Podcast } from '../../programmes/podcasts/podcast.entity.ts';
import { Rush } from '../../programmes/rushes/rush.entity.ts';
import { RushTake } from '../../programmes/rushes/takes/rushTake.entity.ts';

/*
 * Inserts rows of planning for tests. Relations are given as ids.
 * Each function returns the id of the row.
 */

type Make = (app: TestApp, radioId: number, values?: Values) => Promise<number>;

let made = 0;

const maker =
  (entity: { name: string }, defaults: (number: number) => Values): Make =>
  (app, radioId, values = {}) => {
    const model = app.shared.reads.models.of(entity);
    return app.shared.database.transaction(async (transaction) => {
      const all = { ...defaults(++made), ...values };
      return (await insertRow(transaction, model, all, { radioId, deleted: 'hidden' })).id;
    });
  };

export const makeEmission = maker(Emission, (number) => ({
  title: `Emission ${number}`,
  slug: `emission-${number}`,
}));
/** For tests: creates an episode. The values must contain `emission`. */
export const makeEpisode = maker(Episode, (number) => ({ title: `Episode ${number}`, number }));
/** For tests: makes a user a presenter of an emission. The values must contain `emission` and `user`. */
export const makePresenter = maker(EmissionPerson, (number) => ({
  name: `Presenter ${number}`,
  part: ParticipantPart.PRESENTER,
  position: 1,
}));
export const makeEmissionCategory = maker(EmissionCategory, (number) => ({ name: `Category ${number}` }));
export const makeClassification = maker(Classification, (number) => ({ name: `Rating ${number}` }));
export const makeEmissionTag = maker(EmissionTag, (number) => ({ name: `Tag ${number}` }));
export const makeLanguage = maker(Language, (number) => ({
  name: `Language ${number}`,
  code: `x-${number}`,
}));
/** For tests: creates a podcast. The values must contain `emission`. */
export const makePodcast = maker(Podcast, (number) => ({
  title: `Podcast ${number}`,
  language: 'fr',
  guid: `00000000-0000-5000-8000-${String(number).padStart(12, '0')}`,
  previewKey: `preview-${number}`,
  isPublished: true,
}));
export const makeRush = maker(Rush, (number) => ({ title: `Rush ${number}` }));
/** For tests: creates a take of a rush. The values must contain `rush` and `medium`. */
export const makeTake = maker(RushTake, () => ({ number: 1 }));
