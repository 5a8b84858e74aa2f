import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { Archive, CalendarClock, ExternalLink, Globe, Send, Undo2, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ContentStep } from '../../../../apollo/schemaTypes.generated';
import { useCan } from '../../../../kit/access/useCan';
import { Person } from '../../../../kit/data/people/Person';
import { TextLink } from '../../../../kit/layout/TextLink';
import { addressOfSite, publicPathOf, websiteSettingsPath } from '../../paths';
import { useWebsiteAddressQuery } from '../../settings/settings.generated';
import type { ContentFieldsFragment } from '../contents.generated';
import { stepsFrom, statusOf } from './contentStatus';
import { ContentStatusBadge } from './ContentStatusBadge';
import { useMayDo } from './useMayDo';
import { useRadioMoment } from '../useRadioMoment';

export const stepIcons: Record<ContentStep, LucideIcon> = {
  SUBMIT: Send,
  PUBLISH: Globe,
  RESCHEDULE: CalendarClock,
  WITHDRAW: Undo2,
  ARCHIVE: Archive,
};

/** State of a content, with the actions that the state and the viewer's rights allow. */
export function ContentSteps({
  content,
  onStep,
}: {
  content: ContentFieldsFragment;
  onStep: (step: ContentStep) => void;
}) {
  const { t } = useTranslation();
  const mayDo = useMayDo();
  const steps = stepsFrom(content.state, (action) => mayDo(action, content));
  return (
    <Stack gap="3">
      <Box>
        <ContentStatusBadge content={content} />
      </Box>
      <VisitorsSee content={content} />
      {content.reviewer ? (
        <Box>
          <Text textStyle="compact" color="fg.muted" mb="1">
            {t('website.review.filter')}
          </Text>
          <Person name={content.reviewer.fullName} src={content.reviewer.avatar} />
        </Box>
      ) : null}
      {steps.length > 0 ? (
        <Stack gap="2">
          {steps.map((step) => {
            const Icon = stepIcons[step];
            return (
              <Button
                key={step}
                variant={step === 'PUBLISH' ? 'subtle' : 'outline'}
                colorPalette={step === 'PUBLISH' ? 'brand' : undefined}
                onClick={() => onStep(step)}
              >
                <Icon aria-hidden /> {t(`website.steps.${step}`)}
              </Button>
            );
          })}
        </Stack>
      ) : null}
    </Stack>
  );
}

/** Describes which version of a content visitors see now. Links to its public page if there is one. */
function VisitorsSee({ content }: { content: ContentFieldsFragment }) {
  const { t } = useTranslation();
  const can = useCan();
  const moment = useRadioMoment();
  const { data } = useWebsiteAddressQuery();
  const site = data?.websiteAddress;
  const status = statusOf(content);
  const { publishedFrom, publishedUntil } = content;
  const values = {
    from: publishedFrom ? moment(publishedFrom) : '',
    until: publishedUntil ? moment(publishedUntil) : '',
  };
  const isOut = status === 'PUBLISHED' || status === 'SCHEDULED';
  return (
    <Stack gap="2" textStyle="compact" color="fg.muted">
      <Text>
        {isOut && publishedUntil
          ? t(`website.visitorsUntil.${status}`, values)
          : t(`website.visitors.${status}`, values)}
      </Text>
      {site && !site.isPublic && isOut ? (
        <Text>
          {t('website.notPublic')}{' '}
          {can({ action: 'update', subject: 'Website' }) ? (
            <TextLink to={websiteSettingsPath}>{t('website.settings.open')}</TextLink>
          ) : null}
        </Text>
      ) : null}
      {site?.isPublic && status === 'PUBLISHED' ? (
        <Button asChild variant="outline">
          <a href={publicPathOf(addressOfSite(site), content)} target="_blank" rel="noopener">
            <ExternalLink aria-hidden /> {t('website.view')}
          </a>
        </Button>
      ) : null}
    </Stack>
  );
}
