import { useTranslation } from 'react-i18next';
import { LongTextField } from '../../../../kit/form/fields/LongTextField';
import { formWith } from '../../../../kit/form/useSaveForm';
import {
  useUpdateVideoMutation,
  useVideoQuery,
  VideoDocument,
  type VideoDetailFragment,
} from './videos.generated';
import { MediumEditDrawer } from '../edit/MediumEditDrawer';
import { TitleFields } from '../edit/MediumFields';
import { patchOfMedium, valuesWith, type MediumValues } from '../edit/mediumValues';

interface VideoValues extends MediumValues {
  description: string;
}

/** Form to edit a video. */
export default function VideoEditDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation();
  const [updateVideo] = useUpdateVideoMutation();
  const query = useVideoQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const label = t('multimedia.fields.description');
  return (
    <MediumEditDrawer
      query={query}
      medium={query.data?.video}
      valuesOf={valuesOf}
      names={{ description: { label } }}
      load={async (runQuery) => (await runQuery(VideoDocument, { id })).video}
      save={({ description, ...values }, { version }) =>
        updateVideo({ variables: { id, version, input: { ...patchOfMedium(values), description } } })
      }
      onClose={onClose}
    >
      {(form) => (
        <>
          <TitleFields form={formWith(form)} />
          <LongTextField form={form} name="description" label={label} minH="20" maxLength={5000} isOptional />
        </>
      )}
    </MediumEditDrawer>
  );
}

const valuesOf = (video: VideoDetailFragment): VideoValues =>
  valuesWith(video, { description: video.description });
