import { Suspense } from 'react'
import { useProgram } from './api.ts'
import { lazyPart } from '../../ui/loading/lazy-part.ts'

const Form = lazyPart(async () => (await import('./review-form.tsx')).ReviewForm)
const SentReview = lazyPart(async () => (await import('./sent-review.tsx')).SentReview)

interface ReviewProps {
  orderId: string
  /** Time zone of the store, for the day of the review. */
  timeZone: string
}

/**
 * Review of an order: its form while it can be given, its content afterwards. Empty without either, and while loading.
 */
export function Review({ orderId, timeZone }: ReviewProps) {
  const program = useProgram(orderId)
  if (!program) return null
  const { review } = program
  return (
    <Suspense>
      {review ? (
        <SentReview program={program} review={review} timeZone={timeZone} />
      ) : (
        <Form key={orderId} program={program} />
      )}
    </Suspense>
  )
}
