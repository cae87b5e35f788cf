import * as z from 'zod/mini'
import { uploadName } from '../upload/index.ts'
import { call, id, instant, shopId, textLines, uuid, words } from '../core/index.ts'

const stars = z.int().check(z.minimum(1), z.maximum(5))
const REMARK = 500

const answer = z.object({
  questionId: id,
  stars: z.exactOptional(stars),
  optionIds: z.exactOptional(z.array(id).check(z.maxLength(20))),
})

const question = z.object({
  questionId: z.string(),
  kind: z.enum(['stars', 'choice']),
  name: words,
  options: z.exactOptional(z.array(z.object({ optionId: z.string(), name: words }))),
})

/** The review of an order. */
export const review = z.object({
  stars: z.int(),
  answers: z.array(answer),
  remark: z.string(),
  /** Addresses of the pictures. */
  pictures: z.array(z.string()),
  createdAt: instant,
  /** The restaurant's reply. */
  reply: z.exactOptional(z.object({ text: z.string(), at: instant })),
})

export const evaluation = {
  /** The caller's orders: which can be reviewed with which questions, and existing reviews. */
  batchQueryEvaluationProgram: call({
    path: '/api/evaluation/weapp/batchQueryEvaluationProgram',
    gate: 'guest',
    request: z.object({ orderIds: z.array(uuid).check(z.minLength(1), z.maxLength(50)) }),
    response: z.object({
      programs: z.array(
        z.object({
          orderId: z.string(),
          programId: z.string(),
          name: words,
          questions: z.array(question),
          open: z.boolean(),
          review: z.exactOptional(review),
        }),
      ),
    }),
    refuses: [],
    shows: 'silent',
    without: ['shopId', 'businessType'],
  }),
  /** Submits a review: once per order, by the guest who placed it, while the review period lasts. */
  submit: call({
    path: '/api/evaluation/submit',
    gate: 'guest',
    request: z.object({
      orderId: uuid,
      stars,
      answers: z._default(z.array(answer).check(z.maxLength(20)), []),
      remark: z._default(textLines(REMARK), ''),
      /** Names of the caller's uploads. */
      pictures: z._default(z.array(uploadName).check(z.maxLength(4)), []),
    }),
    response: review,
    refuses: ['notReviewable', 'reviewedAlready', 'answerMisfit', 'pictureGone'],
    changes: true,
    shows: 'silent',
    without: ['shopId', 'businessType'],
  }),
  /** A store's average of the last ninety days, and the newest reviews that staff published. DECO-5 */
  published: call({
    path: '/open/base/evaluation/published',
    gate: 'anyone',
    request: z.object({ shopId }),
    response: z.object({
      /** Reviews of the last ninety days. */
      count: z.int(),
      /** Their average stars, to one decimal; absent below three reviews. */
      average: z.exactOptional(z.number()),
      reviews: z.array(
        z.object({ stars: z.int(), remark: z.string(), createdAt: instant, reply: z.exactOptional(z.string()) }),
      ),
    }),
    refuses: [],
    shows: 'silent',
    without: ['businessType'],
  }),
}
