import { Box, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../../kit/feedback/toasts/notify';
import { SelectField } from '../../../../kit/form/fields/fields';
import { FormDrawer } from '../../../../kit/form/FormDrawer';
import { MomentField } from '../../../../kit/form/fields/MomentField';
import { useSaveForm } from '../../../../kit/form/useSaveForm';
import { addressOfSite, publicPathOf } from '../../paths';
import { useWebsiteAddressQuery } from '../../settings/settings.generated';
import { useMoveContentMutation, type ContentFieldsFragment } from '../contents.generated';
import { statusOf } from './contentStatus';
import { useRadioMoment, useRadioZone } from '../useRadioMoment';

interface PublishValues {
  when: 'UNCHANGED' | 'NOW' | 'LATER';
  from: string;
  until: string;
}

interface Props {
  content: ContentFieldsFragment;
  onMoved: () => void;
  onClose: () => void;
}

/**
 * Form to publish a content now or later, with an optional end; explains what visitors will see. A content that was on the website
 * before keeps its start and its end, unless others are chosen.
 */
export function PublishDrawer({ content, onMoved, onClose }: Props) {
  const { id, version, title } = content;
  const { t } = useTranslation();
  const zone = useRadioZone();
  const [move] = useMoveContentMutation();
  const moment = useRadioMoment();
  const [defaultValues] = useState(() => beginningsOf(content));
  const wasPublished = defaultValues.when === 'UNCHANGED';
  const form = useSaveForm<PublishValues>({
    about: 'publish',
    defaultValues,
    save: async ({ when, from, until }) => {
      const start = { UNCHANGED: {}, NOW: { startsNow: true }, LATER: { from } }[when];
      const period = { ...start, until: until || null };
      const { data } = await move({ variables: { id, version, step: 'PUBLISH', ...period } });
      const isScheduled = statusOf(data!.moveContent) === 'SCHEDULED';
      notify({
        type: 'success',
        title: t(isScheduled ? 'website.moved.SCHEDULE' : 'website.moved.PUBLISH', { title }),
      });
      onClose();
      onMoved();
    },
  });
  const zoneHelp = zone && t('website.zone', { zone });
  return (
    <FormDrawer
      form={form}
      title={t('website.publishTitle', { title })}
      saveLabel={t(form.watch('when') === 'LATER' ? 'website.schedule' : 'website.steps.PUBLISH')}
      onClose={onClose}
    >
      <SelectField
        form={form}
        name="when"
        label={t('website.when')}
        options={[
          ...(wasPublished
            ? [
                {
                  value: 'UNCHANGED',
                  label: t('website.asBefore', { moment: moment(content.publishedFrom!) }),
                } as const,
              ]
            : []),
          { value: 'NOW', label: t('website.now') },
          { value: 'LATER', label: t('website.later') },
        ]}
      />
      {form.watch('when') === 'LATER' ? (
        <MomentField form={form} name="from" label={t('website.from')} help={zoneHelp} timeZone={zone} />
      ) : null}
      <MomentField
        form={form}
        name="until"
        label={t('website.until')}
        help={t('website.untilHelp')}
        timeZone={zone}
        isOptional
      />
      <Outcome content={content} {...form.watch()} />
    </FormDrawer>
  );
}

/** Values of the form at first. An end that has passed is left out: the content would not appear. */
function beginningsOf({ publishedFrom, publishedUntil }: ContentFieldsFragment): PublishValues {
  const isAhead = (at: string | null) => at !== null && Date.parse(at) > Date.now();
  const until = isAhead(publishedUntil) ? publishedUntil! : '';
  if (!publishedFrom) return { when: 'NOW', from: '', until };
  return isAhead(publishedFrom)
    ? { when: 'LATER', from: publishedFrom, until }
    : { when: 'UNCHANGED', from: '', until };
}

function Outcome({ content, when, from, until }: PublishValues & Pick<Props, 'content'>) {
  const { t } = useTranslation();
  const moment = useRadioMoment();
  const { data } = useWebsiteAddressQuery();
  const site = data?.websiteAddress;
  return (
    <Box bg="bg.subtle" borderRadius="l2" p="3" role="status">
      <Stack gap="1" textStyle="compact">
        <Text>
          {when !== 'LATER'
            ? t('website.outcome.now')
            : from
              ? t('website.outcome.later', { moment: moment(from) })
              : t('website.outcome.choose')}{' '}
          {until ? t('website.outcome.until', { moment: moment(until) }) : null}
        </Text>
        {site ? (
          <Text color="fg.muted" overflowWrap="anywhere">
            <bdi dir="ltr">{decodeURI(publicPathOf(addressOfSite(site), content))}</bdi>
          </Text>
        ) : null}
        {site && !site.isPublic ? <Text>{t('website.notPublic')}</Text> : null}
      </Stack>
    </Box>
  );
}
