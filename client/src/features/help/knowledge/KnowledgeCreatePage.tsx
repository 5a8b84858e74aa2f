import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { RecordState } from '../../../kit/data/texts/RecordState';
import { notify } from '../../../kit/feedback/toasts/notify';
import { PlainAddForm } from '../../../kit/form/plain/PlainPageForm';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { forgetKnowledge } from '../helpCache';
import { useCreateKnowledgeQuestionMutation, useKnowledgeTopicsQuery } from './knowledge.generated';
import { knowledgeForm } from './knowledgeForm';
import { helpPaths } from '../paths';
import { useAddress } from './useAddress';

/** Page that creates an article of the knowledge base. */
export default function KnowledgeCreatePage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { get } = useAddress();
  const query = useKnowledgeTopicsQuery();
  const [createArticle] = useCreateKnowledgeQuestionMutation({ update: forgetKnowledge });
  return (
    <>
      <PageHeader
        title={t('knowledge.add')}
        back={{ to: helpPaths.knowledge, label: t('knowledge.title') }}
      />
      <RecordState query={query} record={query.data?.knowledgeCategories}>
        {(shelves) => (
          <PlainAddForm
            form={knowledgeForm(shelves)}
            begin={{ topicId: get('topic') ?? '' }}
            saveLabel={t('knowledge.add')}
            cancelTo={helpPaths.knowledge}
            save={async (input) => {
              const { data } = await createArticle({ variables: { input } });
              const { categoryKey, slug } = data!.createKnowledgeQuestion;
              notify({ type: 'success', title: t('knowledge.saved', { question: input.question }) });
              await navigate(helpPaths.article(categoryKey, slug), { replace: true });
            }}
          />
        )}
      </RecordState>
    </>
  );
}
