import { Grid } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { WebsiteDesignInput } from '../../../apollo/schemaTypes.generated';
import { useCan } from '../../../kit/access/useCan';
import { RecordState } from '../../../kit/data/texts/RecordState';
import type { FieldNames } from '../../../kit/form/conflict/ConflictDialog';
import { FormConflict } from '../../../kit/form/conflict/FormConflict';
import { FormHead } from '../../../kit/form/FormHead';
import { useAutosave } from '../../../kit/form/useAutosave';
import { useRecordEdit } from '../../../kit/form/useRecordEdit';
import { useSaveForm, type SaveForm } from '../../../kit/form/useSaveForm';
import { NotSetUp } from '../settings/NotSetUp';
import { DesignActions } from './DesignActions';
import { DesignPreview } from './DesignPreview';
import {
  useSaveWebsiteDraftMutation,
  useWebsiteDesignQuery,
  WebsiteDesignDocument,
  type DesignPartsFragment,
  type WebsiteDesignFieldsFragment,
} from './design.generated';

export interface DesignParts<TValues extends FieldValues> {
  /** Returns the form values of a design. */
  valuesOf: (design: DesignPartsFragment) => TValues;
  inputOf: (values: TValues) => WebsiteDesignInput;
  /** Returns the path in the form of a path of the input, where they differ. */
  fieldAt?: (values: TValues, path: string) => string;
  /** Fields of the form, for the conflict dialog. */
  names: FieldNames;
  /** Called with the key of the section that was pressed in the preview. */
  onSection?: (key: string) => void;
  /** False for a form without a preview. Defaults to true. */
  hasPreview?: boolean;
  children: (form: SaveForm<TValues>, mayUpdate: boolean) => ReactNode;
}

/** Form for parts of the website's design, saved as a draft. By default, shows a preview of the draft beside it. */
export function DesignEditor<TValues extends FieldValues>(parts: DesignParts<TValues>) {
  const query = useWebsiteDesignQuery();
  // Changing the key remounts the form, so that it starts with another design.
  const [round, setRound] = useState(0);
  return (
    <RecordState query={query} record={query.data && { website: query.data.website }}>
      {({ website }) =>
        website ? (
          <Editor key={round} website={website} onReplaced={() => setRound((last) => last + 1)} {...parts} />
        ) : (
          <NotSetUp />
        )
      }
    </RecordState>
  );
}

function Editor<TValues extends FieldValues>({
  website,
  onReplaced,
  valuesOf,
  inputOf,
  fieldAt,
  names,
  onSection = () => {},
  hasPreview = true,
  children,
}: DesignParts<TValues> & { website: WebsiteDesignFieldsFragment; onReplaced: () => void }) {
  const mayUpdate = useCan()({ action: 'update', subject: 'Website' });
  const [saveDraft] = useSaveWebsiteDraftMutation();
  const {
    setVersion: _,
    known,
    setKnown,
    ...edit
  } = useRecordEdit<WebsiteDesignFieldsFragment, TValues>({
    record: website,
    valuesOf: ({ draft, design }) => valuesOf(draft?.design ?? design),
    load: async (runQuery) => (await runQuery(WebsiteDesignDocument, {})).website,
    save: async (values, { version, draft }) => {
      const draftVersion = draft?.version ?? 0;
      const { data } = await saveDraft({ variables: { version, draftVersion, input: inputOf(values) } });
      setKnown(data!.saveWebsiteDraft);
    },
  });
  const form: SaveForm<TValues> = useSaveForm<TValues>({ ...edit, fieldAt, staysOpen: true });
  const autosave = useAutosave(form, mayUpdate);
  const columns = { base: 'minmax(0, 1fr)', xl: 'minmax(0, 30rem) minmax(0, 1fr)' };
  return (
    <Grid templateColumns={hasPreview ? columns : 'minmax(0, 48rem)'} gap="5" alignItems="start">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void autosave.saveNow();
        }}
      >
        <FormHead form={form} />
        <DesignActions
          website={website}
          form={form}
          autosave={autosave}
          known={known}
          setKnown={setKnown}
          mayUpdate={mayUpdate}
          onReplaced={onReplaced}
        />
        {children(form, mayUpdate)}
        <FormConflict form={form} names={names} />
      </form>
      {hasPreview ? (
        <DesignPreview
          mayPreview={mayUpdate}
          shown={`${website.version} ${website.draft?.version ?? 0}`}
          onSection={onSection}
        />
      ) : null}
    </Grid>
  );
}
