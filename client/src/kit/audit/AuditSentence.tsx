import { Text } from '@chakra-ui/react';
import { Trans } from 'react-i18next';
import { useRuleText } from '../access/useRuleText';
import type { AuditFieldsFragment } from './audit.generated';
import { useAuditText } from './useAuditText';

/**
 * An audit entry as a sentence. `nameNow` is the record's current name, for entries without a name. Names are inserted
 * as text, never as markup.
 */
export function AuditSentence({
  entry,
  nameNow,
}: {
  entry: AuditFieldsFragment;
  nameNow: string | undefined;
}) {
  const text = useAuditText();
  const ruleText = useRuleText();
  return (
    <Trans
      i18nKey={`audit.sentences.${sentenceOf(entry)}`}
      values={{
        action: ruleText.action(entry.changes.find(({ field }) => field === 'action')?.to ?? ''),
        subject: ruleText.subject(entry.subject),
      }}
      components={{
        who: <Name text={text.actor(entry)} />,
        what: <Plain text={text.recordOf(entry, nameNow)} />,
      }}
    />
  );
}

/** Returns the translation key of an entry's sentence, below `audit.sentences`. */
export function sentenceOf({
  action,
  subject,
  subjectId,
  actorId,
}: Pick<AuditFieldsFragment, 'action' | 'subject' | 'subjectId' | 'actorId'>) {
  if (action === 'SIGN_IN_FAILED' && subjectId === null) return 'SIGN_IN_UNKNOWN';
  if (action === 'SESSION_REVOKED' && subject === 'User') {
    return actorId === null ? 'SESSION_STOLEN' : 'SESSIONS_REVOKED';
  }
  return action;
}

const Name = ({ text }: { text: string }) => (
  <Text as="span" fontWeight="medium">
    {text}
  </Text>
);
const Plain = ({ text }: { text: string }) => text;
