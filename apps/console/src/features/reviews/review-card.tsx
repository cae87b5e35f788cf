import { localize, showDate, showList, t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { StarsDisplay } from '@comanda/web/ui/controls/stars.tsx'
import { TextArea } from '@comanda/web/ui/controls/text-input.tsx'
import { useState } from 'react'
import { Unsaved } from '../../fields/unsaved.tsx'
import { useKept } from '../../fields/use-kept.ts'
import { type Review, type Reviews, useReply } from './api.ts'
import styles from './reviews.module.css'
import { AskSheet } from '../../ui/ask-sheet.tsx'

interface ReviewCardProps {
  shopId: number
  review: Review
  questions: Reviews['questions']
  timeZone: string
}

const starsWords = (count: number): string => t('console.reviews.stars', { count })

/** One review: stars, answers, words and pictures; and what the store says to it. */
export function ReviewCard({ shopId, review, questions, timeZone }: ReviewCardProps) {
  const [answering, setAnswering] = useState(false)
  const { orderNo, stars, remark, createdAt, reply, replyBy } = review
  const title = t('console.reviews.order', { number: orderNo })
  return (
    <article className={styles.card} aria-label={title}>
      <header className={styles.head}>
        <StarsDisplay value={stars} name={starsWords(stars)} />
        <span className={styles.quiet}>
          {title} · {showDate(createdAt, 'dateTime', timeZone)}
        </span>
      </header>
      {remark !== '' && (
        <p className={styles.words}>
          <bdi>{remark}</bdi>
        </p>
      )}
      <Answers review={review} questions={questions} />
      <Pictures paths={review.pictures} />
      {reply && (
        <div className={styles.reply}>
          <p className={styles.quiet}>{t('console.reviews.by', { name: replyBy ?? '' })}</p>
          <p className={styles.words}>
            <bdi>{reply.text}</bdi>
          </p>
        </div>
      )}
      <div>
        <Button size="small" kind="soft" onClick={() => setAnswering(true)}>
          {t(reply ? 'console.reviews.change' : 'console.reviews.send')}
        </Button>
      </div>
      {answering && <ReplySheet shopId={shopId} review={review} title={title} onClose={() => setAnswering(false)} />}
    </article>
  )
}

function Answers({ review, questions }: Pick<ReviewCardProps, 'review' | 'questions'>) {
  const said = questions.flatMap(({ questionId, name, options = [] }) => {
    const answer = review.answers.find(one => one.questionId === questionId)
    if (!answer) return []
    const chosen = options.filter(({ optionId }) => answer.optionIds?.includes(optionId)).map(one => localize(one.name))
    return [{ questionId, name: localize(name), text: answer.stars ? starsWords(answer.stars) : showList(chosen) }]
  })
  if (said.length === 0) return null
  return (
    <dl className={styles.answers}>
      {said.map(({ questionId, name, text }) => (
        <div key={questionId}>
          <dt className={styles.quiet}>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

const Pictures = ({ paths }: { paths: readonly string[] }) =>
  paths.length === 0 ? null : (
    <div className={styles.pictures}>
      {paths.map((path, i) => (
        <img key={path} src={path} alt={t('console.reviews.picture', { count: i + 1 })} loading="lazy" />
      ))}
    </div>
  )

interface ReplySheetProps {
  shopId: number
  review: Review
  title: string
  onClose: () => void
}

function ReplySheet({ shopId, review: { orderId, reply }, title, onClose }: ReplySheetProps) {
  const kept = useKept(`reviews/${shopId}/${orderId}`, reply?.text ?? '')
  const text = kept.value
  const { mutate, isPending } = useReply(shopId, () => {
    kept.done()
    onClose()
  })
  return (
    <AskSheet
      title={title}
      onClose={onClose}
      action={t('console.save')}
      ready={text.trim() !== (reply?.text ?? '')}
      busy={isPending}
      onAction={() => mutate({ orderId, reply: text.trim() })}
    >
      <Unsaved kept={kept} />
      <Field label={t('console.reviews.reply')} hint={t('console.reviews.replyHint')}>
        <TextArea
          counted
          maxLength={500}
          rows={5}
          value={text}
          onChange={event => kept.put(event.target.value)}
          data-focus
        />
      </Field>
    </AskSheet>
  )
}
