import * as z from 'zod/mini'
import { call, id, version } from '../core/index.ts'

/** Terms as they stand: a version never changes once accepted by anybody. */
export const agreementShape = z.object({
  agreementId: z.string(),
  version: z.int(),
  title: z.string(),
  /** Paragraphs; one that starts with `# ` is a heading. Plain text, never markup. DECO-4 */
  paragraphs: z.array(z.string()),
  effectiveFrom: z.string(),
  /** What is new since the version before, in a sentence; empty for the first. */
  changed: z.string(),
  required: z.boolean(),
})

export const agreement = {
  getById: call({
    path: '/api/crm/agreement/getById',
    gate: 'anyone',
    request: z.object({ agreementId: id, version: z.optional(version) }),
    response: agreementShape,
    refuses: [],
    without: ['shopId', 'businessType'],
  }),
  getByIds: call({
    path: '/api/crm/agreement/getByIds',
    gate: 'anyone',
    /** None named = all in force. */
    request: z.object({ agreementIds: z._default(z.array(id).check(z.maxLength(20)), []) }),
    response: z.object({ agreements: z.array(agreementShape) }),
    refuses: [],
    without: ['shopId', 'businessType'],
  }),
}
