import { Button, chakra, Field, Stack, Textarea } from '@chakra-ui/react';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { textOfFile } from '../../../../kit/data/files/textOfFile';
import { fieldMessage } from '../../../../kit/form/fieldErrors';

const File = chakra('input');

interface Limits {
  length: string;
  events: string;
}

export interface FileProblem {
  /** `tooLong` for the file, `seriesTooLarge` for one of its series, or a problem of the server. */
  key: string;
  /** Title of the series. */
  title?: string;
}

/** Field for a calendar file. The user chooses a file or pastes its text. */
export function CalendarFileField({
  text,
  problem,
  limits,
  seriesLimits,
  onType,
}: {
  text: string;
  problem: FileProblem | undefined;
  /** Formatted limits of a file: its length and its number of events. */
  limits: Limits;
  /** Formatted limits of one series of the file. */
  seriesLimits: Limits;
  onType: (text: string) => void;
}) {
  const { t } = useTranslation();
  const file = useRef<HTMLInputElement>(null);
  const problemText = ({ key, title }: FileProblem) => {
    if (key === 'tooLong') return t('calendarImports.tooLong', { ...limits });
    if (key !== 'seriesTooLarge') return fieldMessage(t, key);
    return t('calendarImports.seriesTooLarge', { title, ...seriesLimits });
  };
  return (
    <Stack gap="2" align="flex-start">
      <File
        ref={file}
        type="file"
        accept=".ics,.ical,text/calendar"
        display="none"
        aria-label={t('calendarImports.choose')}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen) void chosen.arrayBuffer().then((bytes) => onType(textOfFile(bytes)));
          currentTarget.value = '';
        }}
      />
      <Button variant="outline" onClick={() => file.current?.click()}>
        <FileUp size={16} aria-hidden /> {t('calendarImports.choose')}
      </Button>
      <Field.Root gap="1" invalid={problem !== undefined}>
        <Field.Label textStyle="compact">{t('calendarImports.text')}</Field.Label>
        <Textarea
          rows={4}
          dir="ltr"
          fontFamily="mono"
          textStyle="xs"
          placeholder="BEGIN:VCALENDAR"
          value={text}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
        {problem ? <Field.ErrorText role="alert">{problemText(problem)}</Field.ErrorText> : null}
      </Field.Root>
    </Stack>
  );
}
