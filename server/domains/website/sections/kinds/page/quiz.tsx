import { createElement } from 'react';
import { z } from 'zod';
import type { Site } from '../../../pages/site.ts';
import type { QuizQuestion } from '../../quizQuestion.ts';
import { defineSection } from '../defineSection.tsx';
import { heading, questions } from '../fields.ts';

/**
 * Section with questions and answers to choose from. The style sheet shows the result of an answer when it is chosen. A script announces
 * the result and counts the right answers. Nothing is sent to the server.
 */
export const quiz = defineSection({
  schema: z.object({ heading: heading(), questions: questions() }),
  usualHeading: ({ texts }) => texts.quiz.title,
  load({ site, settings }) {
    const shown = settings.questions[site.language] ?? [];
    return shown.length > 0 ? shown : undefined;
  },
  View: ({ site, title, data, sectionKey }) => (
    <>
      <h2>{title}</h2>
      {createElement(
        'quiz-questions',
        { 'data-score': site.texts.quiz.score },
        data.map((question, index) => (
          // Questions have no ids, and the page never changes their order.
          <Question key={index} site={site} question={question} name={`${sectionKey}-${index}`} />
        )),
        <p className="score" hidden key="score" />,
        <p className="unseen" role="status" key="status" />,
      )}
    </>
  ),
});

interface QuestionProps {
  site: Site;
  question: QuizQuestion;
  /** Name of the group of radio buttons, unique on the page. */
  name: string;
}

/** A question with its answers. The result of each answer is a part of its label, where screen readers find it. */
const Question = ({ site, question: { text, answers, right, explanation }, name }: QuestionProps) => {
  const { quiz: texts } = site.texts;
  return (
    <fieldset>
      <legend>{text}</legend>
      {answers.map((answer, index) => (
        <label key={index} className={index === right ? 'right' : undefined}>
          {/* Browsers must not restore the choice after a reload. */}
          <input type="radio" name={name} autoComplete="off" />
          <span>
            {answer} <b className="result">{index === right ? texts.right : texts.wrong(answers[right]!)}</b>
          </span>
        </label>
      ))}
      {explanation && <p className="result">{explanation}</p>}
    </fieldset>
  );
};
