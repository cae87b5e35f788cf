import { Suspense } from 'react'
import { useProgram } from './api.ts'
import { lazyPart } from '../../ui/loading/lazy-part.ts'

const Form = lazyPart(async () => (await import('./review-form.tsx')).ReviewForm)
const Said = lazyPart(async () => (await import('./review-said.tsx')).ReviewSaid)

interface ReviewProps {
  orderId: string
  /** The store's, for the day it was said on. */
  timeZone: string
}

/** How it was: asked while it can be said, shown once it was. Nothing where neither, and nothing waits for it. */
export function Review({ orderId, timeZone }: ReviewProps) {
  const program = useProgram(orderId)
  if (!program) return null
  const { review } = program
  return (
    <Suspense>
      {review ? (
        <Said program={program} review={review} timeZone={timeZone} />
      ) : (
        <Form key={orderId} program={program} />
      )}
    </Suspense>
  )
}
