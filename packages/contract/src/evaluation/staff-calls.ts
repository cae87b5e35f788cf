import * as z from 'zod/mini'
import { call, page, shopId, text, uuid, words } from '../core/index.ts'
import { review } from './calls.ts'

/** A review as the store sees it. */
export const staffReview = z.object({
  ...review.shape,
  orderId: uuid,
  orderNo: z.string(),
  /** Who answered, where somebody did. */
  replyBy: z.exactOptional(z.string()),
})

const question = z.object({
  questionId: z.string(),
  name: words,
  options: z.exactOptional(z.array(z.object({ optionId: z.string(), name: words }))),
})

/** What guests said of a store. */
export const staffEvaluationCalls = {
  /** The newest first; of so many stars where they are named. */
  reviews: call({
    path: '/api/console/reviews',
    gate: 'store',
    request: z.object({
      shopId,
      stars: z.optional(z.int().check(z.minimum(1), z.maximum(5))),
      ...page,
    }),
    response: z.object({
      /** How many there are by stars, from one to five, of the last ninety days. */
      counts: z.array(z.int()),
      questions: z.array(question),
      reviews: z.array(staffReview),
      nextCursor: z.exactOptional(z.string()),
    }),
    refuses: [],
    without: ['businessType'],
  }),
  /** Answers a review; the guest reads it with their order. An empty answer takes it back. */
  replyReview: call({
    path: '/api/console/replyReview',
    gate: 'store',
    request: z.object({ shopId, orderId: uuid, reply: text(500) }),
    response: staffReview,
    refuses: [],
    changes: true,
    without: ['businessType'],
  }),
}
