import { PeopleDrawer } from '../../people/PeopleDrawer';
import {
  EmissionDocument,
  useSetEmissionPeopleMutation,
  type EmissionFieldsFragment,
} from '../emissions.generated';

/** Form for the people of an emission. */
export function EmissionPeople({
  emission,
  onClose,
}: {
  emission: EmissionFieldsFragment;
  onClose: () => void;
}) {
  const [setPeople] = useSetEmissionPeopleMutation();
  const { id } = emission;
  return (
    <PeopleDrawer
      record={emission}
      load={async (runQuery) => (await runQuery(EmissionDocument, { id })).emission}
      save={(variables) => setPeople({ variables })}
      onClose={onClose}
    />
  );
}
