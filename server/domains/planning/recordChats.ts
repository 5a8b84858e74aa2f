import { chatAbout } from '../chat/records/chatAbout.ts';
import { Emission } from './emissions/emission.entity.ts';
import { Episode } from './episodes/episode.entity.ts';
import { Rush } from './rushes/rush.entity.ts';

/* People talk about these where they stand. */

chatAbout(Emission, '/admin/planning/emissions');
chatAbout(Episode, '/admin/planning/episodes');
chatAbout(Rush, '/admin/rushs');
