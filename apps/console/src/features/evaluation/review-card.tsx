import { staffEvaluationCalls as calls } from '@comanda/contract/evaluation'
import { localize, showDate, showList, t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Badge } from '@comanda/web/ui/controls/chip.tsx'
import { StarsDisplay } from '@comanda/web/ui/controls/stars.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import { SheetForm } from '../../forms/sheet-form.tsx'
import { useDraftForm } from '../../forms/state/use-draft-form.ts'
import { send } from '../../platform/send.ts'
import type { Review, Reviews } from './queries.ts'
import styles from './reviews.module.css'

interface ReviewCardProps {
  shopId: number
  review: Review
  questions: Reviews['questions']
  timeZone: string
}

const starsText = (count: number): string => t('console.reviews.stars', { count })

/** One review: stars, answers, text and pictures, and the store's reply. */
export function ReviewCard({ shopId, review, questions, timeZone }: ReviewCardProps) {
  const [answering, setAnswering] = useState(false)
  const { orderNo, stars, remark, createdAt, reply, replyBy } = review
  const title = t('console.reviews.order', { number: orderNo })
  return (
    <article className={styles.card} aria-label={title}>
      <Row as="header" wrap rowGap={4}>
        <StarsDisplay value={stars} name={starsText(stars)} />
        <span className={styles.quiet}>
          {title} · {showDate(createdAt, 'dateTime', timeZone)}
        </span>
      </Row>
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
      <Row gap={8} wrap>
        <Button size="small" kind="soft" onClick={() => setAnswering(true)}>
          {t(reply ? 'console.reviews.change' : 'console.reviews.send')}
        </Button>
        {remark !== '' && <Publish shopId={shopId} review={review} />}
      </Row>
      {answering && <ReplySheet shopId={shopId} review={review} title={title} onClose={() => setAnswering(false)} />}
    </article>
  )
}

/** Shows the review to guests on pages of the brand, or no longer. DECO-5 */
function Publish({ shopId, review: { orderId, published } }: Pick<ReviewCardProps, 'shopId' | 'review'>) {
  const client = useQueryClient()
  const saving = useMutation({
    mutationFn: () => send(calls.publishReview, { shopId, orderId, published: !published }),
    onSettled: () => client.invalidateQueries({ queryKey: ['reviews', shopId] }),
  })
  return (
    <>
      <Button size="small" kind="plain" busy={saving.isPending} onClick={() => saving.mutate()}>
        {t(published ? 'console.reviews.hide' : 'console.reviews.show')}
      </Button>
      {published && <Badge tone="good">{t('console.reviews.shown')}</Badge>}
      {saving.error && (
        <Text kind="error" role="alert">
          {saving.error.message}
        </Text>
      )}
    </>
  )
}

function Answers({ review, questions }: Pick<ReviewCardProps, 'review' | 'questions'>) {
  const answers = questions.flatMap(({ questionId, name, options = [] }) => {
    const answer = review.answers.find(one => one.questionId === questionId)
    if (!answer) return []
    const chosen = options.filter(({ optionId }) => answer.optionIds?.includes(optionId)).map(one => localize(one.name))
    return [{ questionId, name: localize(name), text: answer.stars ? starsText(answer.stars) : showList(chosen) }]
  })
  if (answers.length === 0) return null
  return (
    <Row as="dl" wrap gap={20} rowGap={8} align="stretch">
      {answers.map(({ questionId, name, text }) => (
        <div key={questionId}>
          <dt className={styles.quiet}>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Row>
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

const Fields = fieldsOf<{ reply: string }>()

function ReplySheet({ shopId, review: { orderId, reply }, title, onClose }: ReplySheetProps) {
  const client = useQueryClient()
  const form = useDraftForm({
    draft: `reviews/${shopId}/${orderId}`,
    saved: { reply: reply?.text ?? '' },
    valuesOf: saved => saved,
    revisionOf: saved => `reply: ${saved.reply}`,
    call: calls.replyReview,
    requestOf: (values, base) => ({ shopId, orderId, reply: values.reply.trim(), replaces: base.reply }),
    onSaved: onClose,
    onSettled: () => client.invalidateQueries({ queryKey: ['reviews', shopId] }),
  })
  return (
    <SheetForm form={form} title={title} onClose={onClose} ready={form.values.reply.trim() !== (reply?.text ?? '')}>
      <Fields.Area
        name="reply"
        label={t('console.reviews.reply')}
        hint={t('console.reviews.replyHint')}
        counted
        maxLength={500}
        rows={5}
        data-focus
      />
    </SheetForm>
  )
}
