import * as z from 'zod/mini'
import { call, page, shopId, textLines, uuid, words } from '../core/index.ts'
import { review } from './calls.ts'

/** A review, for staff. */
export const staffReview = z.object({
  ...review.shape,
  orderId: uuid,
  orderNo: z.string(),
  /** Shown to guests on pages of the brand. */
  published: z.boolean(),
  /** The employee who replied. */
  replyBy: z.exactOptional(z.string()),
})

const question = z.object({
  questionId: z.string(),
  name: words,
  options: z.exactOptional(z.array(z.object({ optionId: z.string(), name: words }))),
})

/** Reviews of a store. */
export const staffEvaluationCalls = {
  /** Newest first; optionally filtered by stars. */
  reviews: call({
    path: '/api/console/reviews',
    gate: 'store',
    right: 'answerReviews',
    request: z.object({
      shopId,
      stars: z.optional(z.int().check(z.minimum(1), z.maximum(5))),
      ...page,
    }),
    response: z.object({
      /** The number of reviews by stars, from one to five, of the last ninety days. */
      counts: z.array(z.int()),
      questions: z.array(question),
      reviews: z.array(staffReview),
      nextCursor: z.exactOptional(z.string()),
    }),
    refuses: [],
    without: ['businessType'],
  }),
  /**
   * Replies to a review; the guest sees it with the order. An empty reply deletes it. `replaces` is the reply that the caller has
   * seen, empty for none: one of another person is not overwritten. API-3
   */
  replyReview: call({
    path: '/api/console/replyReview',
    gate: 'store',
    right: 'answerReviews',
    request: z.object({ shopId, orderId: uuid, reply: textLines(500), replaces: z.exactOptional(textLines(500)) }),
    response: staffReview,
    refuses: ['changedMeanwhile'],
    changes: true,
    without: ['businessType'],
  }),
  /** Shows a review to guests on pages of the brand, or no longer. DECO-5 */
  publishReview: call({
    path: '/api/console/publishReview',
    gate: 'store',
    right: 'answerReviews',
    request: z.object({ shopId, orderId: uuid, published: z.boolean() }),
    response: staffReview,
    refuses: [],
    changes: true,
    without: ['businessType'],
  }),
}
