import { Button, Field, Flex, Input } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

const longest = 200;

/** Title for listeners, sent when the presenter confirms it. */
export function TitleLine({
  isLive,
  setAirTitle,
}: {
  isLive: boolean;
  setAirTitle: (title: string, credit: string) => void;
}) {
  const { t } = useTranslation();
  const [title, setTitle] = useState('');
  const [credit, setCredit] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAirTitle(title.trim(), credit.trim());
  };
  return (
    <form onSubmit={submit}>
      <Flex gap="3" direction={{ base: 'column', md: 'row' }} align={{ md: 'flex-end' }}>
        <Field.Root>
          <Field.Label>{t('studio.titleNow')}</Field.Label>
          <Input value={title} maxLength={longest} onChange={({ target }) => setTitle(target.value)} />
        </Field.Root>
        <Field.Root>
          <Field.Label>{t('studio.creditNow')}</Field.Label>
          <Input value={credit} maxLength={longest} onChange={({ target }) => setCredit(target.value)} />
        </Field.Root>
        <Button type="submit" variant="outline" disabled={!isLive || title.trim() === ''} flexShrink="0">
          {t('studio.publishTitle')}
        </Button>
      </Flex>
    </form>
  );
}
