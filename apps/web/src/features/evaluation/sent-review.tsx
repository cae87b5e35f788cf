import { useId } from 'react'
import { localize, showDate, showList, t } from '../../platform/i18n/index.ts'
import { uploadUrl } from '../../platform/upload.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { StarsDisplay } from '../../ui/controls/stars.tsx'
import type { Program, Question, Review } from './api.ts'
import styles from './evaluation.module.css'
import { starsText } from './texts.ts'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'

interface SentReviewProps {
  program: Program
  review: Review
  timeZone: string
}

/** The guest's review of an order. */
export function SentReview({ program, review, timeZone }: SentReviewProps) {
  const id = useId()
  return (
    <Panel as="section" className={styles.onScreen ?? ''} aria-labelledby={id} role="status">
      <Text id={id} as="h2" size={17} weight={700}>
        {t('evaluation.thanks')}
      </Text>
      <StarsDisplay value={review.stars} name={starsText(review.stars)} />
      <Stack gap={6}>
        {program.questions.map(question => (
          <Answer key={question.questionId} question={question} review={review} />
        ))}
      </Stack>
      {review.remark && <p className={styles.remark}>{review.remark}</p>}
      {review.pictures.length > 0 && (
        <Row gap={10} wrap align="stretch">
          {review.pictures.map((path, i) => (
            <span key={path} className={styles.picture}>
              <img src={uploadUrl(path)} alt={t('evaluation.picture', { count: i + 1 })} />
            </span>
          ))}
        </Row>
      )}
      <Text kind="hint" className={styles.quiet}>
        {t('evaluation.sentOn', { date: showDate(review.createdAt, 'date', timeZone) })}
      </Text>
      {review.reply && (
        <Stack gap={4} className={styles.reply}>
          <Text kind="hint" className={styles.quiet}>
            {t('evaluation.reply', { date: showDate(review.reply.at, 'date', timeZone) })}
          </Text>
          <p className={styles.remark}>{review.reply.text}</p>
        </Stack>
      )}
    </Panel>
  )
}

function Answer({ question, review }: { question: Question; review: Review }) {
  const { questionId, name, options = [] } = question
  const answer = review.answers.find(one => one.questionId === questionId)
  if (!answer) return null
  const chosen = options.filter(({ optionId }) => answer.optionIds?.includes(optionId)).map(one => localize(one.name))
  return (
    <Row gap={12} rowGap={4} wrap justify="between" className={styles.row}>
      <Text as="span" kind="hint" className={styles.quiet}>
        {localize(name)}
      </Text>
      {answer.stars !== undefined ? (
        <StarsDisplay value={answer.stars} name={starsText(answer.stars)} />
      ) : (
        <span>{showList(chosen)}</span>
      )}
    </Row>
  )
}
