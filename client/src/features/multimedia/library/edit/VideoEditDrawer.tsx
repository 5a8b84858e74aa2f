import { Textarea } from '@chakra-ui/react';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { FieldFrame, rulesOf } from '../../../../kit/form/fields';
import type { SaveForm } from '../../../../kit/form/useSaveForm';
import {
  useUpdateVideoMutation,
  useVideoQuery,
  VideoDocument,
  type VideoDetailFragment,
} from '../videos.generated';
import { EditDrawerState } from './EditDrawerState';
import { TitleFields } from './MediumFields';
import { MediumForm } from './MediumForm';
import { patchOfMedium, valuesOfMedium, type MediumValues } from './mediumValues';

interface VideoValues extends MediumValues {
  description: string;
}

/** A video being edited. */
export default function VideoEditDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const [updateVideo] = useUpdateVideoMutation();
  const query = useVideoQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const label = t('multimedia.fields.description');
  return (
    <EditDrawerState query={query} record={query.data?.video} onClose={onClose}>
      {(video) => (
        <MediumForm
          medium={video}
          valuesOf={valuesOf}
          names={{ description: { label } }}
          load={async () => {
            const variables = { id };
            const { data } = await client.query({
              query: VideoDocument,
              variables,
              fetchPolicy: 'network-only',
            });
            return data!.video!;
          }}
          save={(values, version) =>
            updateVideo({
              variables: {
                id,
                version,
                input: { ...patchOfMedium(values), description: values.description },
              },
            })
          }
          onClose={onClose}
        >
          {(form) => (
            <>
              <TitleFields form={form as unknown as SaveForm<MediumValues>} />
              <FieldFrame form={form} name="description" label={label} isOptional>
                <Textarea
                  autoresize
                  minH="20"
                  dir="auto"
                  maxLength={5000}
                  {...form.register('description', rulesOf(true, undefined))}
                />
              </FieldFrame>
            </>
          )}
        </MediumForm>
      )}
    </EditDrawerState>
  );
}

const valuesOf = (video: VideoDetailFragment): VideoValues => {
  const { title, credit, ...rest } = valuesOfMedium(video);
  return { title, credit, description: video.description, ...rest };
};
