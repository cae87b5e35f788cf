import { useId } from 'react'
import { say, showDate, showList, t } from '../../platform/i18n/index.ts'
import { uploadUrl } from '../../platform/upload.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { StarsShown } from '../../ui/controls/stars.tsx'
import type { Program, Question, Review } from './api.ts'
import styles from './evaluation.module.css'
import { starsWords } from './words.ts'

interface ReviewSaidProps {
  program: Program
  review: Review
  timeZone: string
}

/** What the guest said of an order. */
export function ReviewSaid({ program, review, timeZone }: ReviewSaidProps) {
  const id = useId()
  return (
    <Panel as="section" className={styles.onScreen ?? ''} aria-labelledby={id} role="status">
      <h2 id={id} className={styles.title}>
        {t('evaluation.thanks')}
      </h2>
      <StarsShown value={review.stars} name={starsWords(review.stars)} />
      <div className={styles.said}>
        {program.questions.map(question => (
          <Answer key={question.questionId} question={question} review={review} />
        ))}
      </div>
      {review.remark && <p className={styles.remark}>{review.remark}</p>}
      {review.pictures.length > 0 && (
        <div className={styles.pictures}>
          {review.pictures.map((path, i) => (
            <span key={path} className={styles.picture}>
              <img src={uploadUrl(path)} alt={t('evaluation.picture', { count: i + 1 })} />
            </span>
          ))}
        </div>
      )}
      <p className={styles.quiet}>{t('evaluation.sentOn', { date: showDate(review.createdAt, 'date', timeZone) })}</p>
      {review.reply && (
        <div className={styles.reply}>
          <p className={styles.quiet}>{t('evaluation.reply', { date: showDate(review.reply.at, 'date', timeZone) })}</p>
          <p className={styles.remark}>{review.reply.text}</p>
        </div>
      )}
    </Panel>
  )
}

function Answer({ question, review }: { question: Question; review: Review }) {
  const { questionId, name, options = [] } = question
  const answer = review.answers.find(one => one.questionId === questionId)
  if (!answer) return null
  const chosen = options.filter(({ optionId }) => answer.optionIds?.includes(optionId)).map(one => say(one.name))
  return (
    <div className={styles.row}>
      <span className={styles.quiet}>{say(name)}</span>
      {answer.stars !== undefined ? (
        <StarsShown value={answer.stars} name={starsWords(answer.stars)} />
      ) : (
        <span>{showList(chosen)}</span>
      )}
    </div>
  )
}
