import { Button, chakra, Field, Stack, Textarea } from '@chakra-ui/react';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { textOfFile } from '../../../../kit/data/files/textOfFile';
import { fieldMessage } from '../../../../kit/form/fieldErrors';

const File = chakra('input');

/** Field for a calendar file. The user chooses a file or pastes its text. */
export function CalendarFileField({
  text,
  problem,
  limits,
  onType,
}: {
  text: string;
  problem: string | undefined;
  /** Formatted limits of a file: its length and its number of events. */
  limits: { length: string; events: string };
  onType: (text: string) => void;
}) {
  const { t } = useTranslation();
  const file = useRef<HTMLInputElement>(null);
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
        {problem ? (
          <Field.ErrorText role="alert">
            {problem === 'tooLong' ? t('calendarImports.tooLong', limits) : fieldMessage(t, problem)}
          </Field.ErrorText>
        ) : null}
      </Field.Root>
    </Stack>
  );
}
