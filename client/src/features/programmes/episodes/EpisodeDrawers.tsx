import { PlainAddDrawer } from '../../../kit/form/plain/PlainAddDrawer';
import { PlainEditDrawer } from '../../../kit/form/plain/PlainEditDrawer';
import type { EditProps } from '../../../kit/list/useListDrawers';
import { episodeForm, newEpisodeForm } from './episodeForms';
import {
  EpisodeDocument,
  useCreateEpisodeMutation,
  useUpdateEpisodeMutation,
  type EpisodeFieldsFragment,
} from './episodes.generated';

/** Form to add an episode; on the page of an emission, that emission is preset. */
export function EpisodeAddDrawer({
  emission,
  onClose,
}: {
  emission?: { id: string; title: string };
  onClose: () => void;
}) {
  return (
    <PlainAddDrawer
      form={newEpisodeForm}
      label="episodes.add"
      added="episodes.added"
      create={useCreateEpisodeMutation()}
      {...(emission && { begin: { emissionId: { id: emission.id, text: emission.title } } })}
      onClose={onClose}
    />
  );
}

/** Form to edit an episode. */
export function EpisodeEditDrawer({ record, onClose }: EditProps<EpisodeFieldsFragment>) {
  return (
    <PlainEditDrawer
      form={episodeForm}
      record={record}
      title="episodes.editOf"
      saved="episodes.saved"
      current={EpisodeDocument}
      update={useUpdateEpisodeMutation()}
      onClose={onClose}
    />
  );
}
