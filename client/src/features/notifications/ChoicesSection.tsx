import { Button, Field, Flex, Input, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { NotificationMail } from '../../apollo/schemaTypes.generated';
import { apiErrorOf } from '../../apollo/errors';
import { RecordState } from '../../kit/data/texts/RecordState';
import { notify } from '../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../kit/feedback/toasts/useNotifyError';
import { RowCheckbox } from '../../kit/form/fields/RowCheckbox';
import { Section } from '../../kit/layout/Card';
import { PushSection } from './push/PushSection';
import {
  useChooseNotificationMutation,
  useNotificationChoicesQuery,
  useSetNotificationTimesMutation,
  type NotificationChoicesQuery,
} from './notifications.generated';

type Choice = NotificationChoicesQuery['notificationChoices'][number];
type Times = NotificationChoicesQuery['notificationTimes'];

const mails: readonly NotificationMail[] = ['NOW', 'DIGEST', 'NEVER'];

/** Settings for which notifications the viewer gets, and which of them are mailed and pushed. */
export function ChoicesSection() {
  const { t, i18n } = useTranslation();
  const query = useNotificationChoicesQuery({ variables: { language: i18n.language } });
  const shown = query.data ?? query.previousData;
  return (
    <RecordState query={query} record={shown}>
      {({ notificationChoices, notificationTimes }) => (
        <Stack gap="4">
          <Section title={t('notifications.choices')}>
            <Text color="fg.muted" mb="3">
              {t('notifications.choicesAbout')}
            </Text>
            <Stack as="ul" listStyleType="none" gap="0">
              {notificationChoices.map((choice) => (
                <ChoiceRow key={choice.kind} choice={choice} />
              ))}
            </Stack>
          </Section>
          <PushSection />
          <TimesSection times={notificationTimes} onSaved={() => void query.refetch()} />
        </Stack>
      )}
    </RecordState>
  );
}

function ChoiceRow({ choice: { kind, label, ...chosen } }: { choice: Choice }) {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const [choose] = useChooseNotificationMutation();
  const { isOn, mail, isPushed } = chosen;
  const save = (change: Partial<Pick<Choice, 'isOn' | 'mail' | 'isPushed'>>) => {
    const changed = { isOn, mail, isPushed, ...change };
    void choose({
      variables: { kind, ...changed },
      optimisticResponse: {
        chooseNotification: { __typename: 'NotificationChoice', kind, ...changed },
      },
      update: (cache, { data }) => {
        if (!data) return;
        cache.modify({
          id: cache.identify({ __typename: 'NotificationChoice', kind }),
          fields: { isOn: () => changed.isOn, mail: () => changed.mail, isPushed: () => changed.isPushed },
        });
      },
    }).catch((error: unknown) => notifyError(t('notifications.notChosen'), error));
  };
  return (
    <Flex as="li" wrap="wrap" gap="3" py="2" align="center" justify="space-between" borderTopWidth="1px">
      <RowCheckbox word={label} checked={isOn} onChange={(checked) => save({ isOn: checked })} />
      <Flex gap="3" align="center" wrap="wrap">
        <RowCheckbox
          word={t('push.short')}
          name={t('push.isPushed', { kind: label })}
          disabled={!isOn}
          checked={isPushed}
          onChange={(checked) => save({ isPushed: checked })}
        />
        <NativeSelect.Root disabled={!isOn} w="14rem">
          <NativeSelect.Field
            aria-label={t('notifications.mailOf', { kind: label })}
            value={mail}
            onChange={({ target }) => save({ mail: target.value as NotificationMail })}
          >
            {mails.map((mail) => (
              <option key={mail} value={mail}>
                {t(`notifications.mails.${mail}`)}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Flex>
    </Flex>
  );
}

/** Form for the time of the digest and the quiet hours. In quiet hours, only urgent notifications are mailed and pushed. */
function TimesSection({ times, onSaved }: { times: Times; onSaved: () => void }) {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const [typed, setTyped] = useState({
    quietFrom: times.quietFrom ?? '',
    quietUntil: times.quietUntil ?? '',
    digestAt: times.digestAt,
  });
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [save, { loading }] = useSetNotificationTimesMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblems({});
    const { quietFrom, quietUntil, digestAt } = typed;
    const input = { quietFrom: quietFrom || null, quietUntil: quietUntil || null, digestAt };
    try {
      await save({ variables: { input } });
      notify({ type: 'success', title: t('notifications.timesSaved') });
      onSaved();
    } catch (error) {
      const { fields = {} } = apiErrorOf(error);
      setProblems(fields);
      if (Object.keys(fields).length === 0) notifyError(t('notifications.notChosen'), error);
    }
  };
  const field = (name: keyof typeof typed) => (
    <Field.Root invalid={name in problems} w="auto">
      <Field.Label>{t(`notifications.times_.${name}`)}</Field.Label>
      <Input
        type="time"
        w="9rem"
        value={typed[name]}
        required={name === 'digestAt'}
        onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
      />
      <Field.ErrorText>{t('notifications.bothTimes')}</Field.ErrorText>
    </Field.Root>
  );
  return (
    <Section title={t('notifications.quiet')}>
      <Text color="fg.muted" mb="3">
        {t('notifications.quietAbout', { zone: times.timeZone })}
      </Text>
      <form onSubmit={(event) => void submit(event)}>
        <Flex gap="4" wrap="wrap" align="flex-start">
          {field('quietFrom')}
          {field('quietUntil')}
          {field('digestAt')}
        </Flex>
        <Button type="submit" variant="outline" mt="4" loading={loading}>
          {t('actions.save')}
        </Button>
      </form>
    </Section>
  );
}
