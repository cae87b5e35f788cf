import * as z from 'zod/mini'
import { call, id, version } from '../core/index.ts'

/** One version of an agreement. A version never changes once an account has accepted it. */
export const agreementShape = z.object({
  agreementId: z.string(),
  version: z.int(),
  title: z.string(),
  /** Paragraphs; one that starts with `# ` is a heading. Plain text without markup. DECO-4 */
  paragraphs: z.array(z.string()),
  effectiveFrom: z.string(),
  /** Summary of the changes since the previous version; empty for the first. */
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
    /** Without ids: all agreements in force. */
    request: z.object({ agreementIds: z._default(z.array(id).check(z.maxLength(20)), []) }),
    response: z.object({ agreements: z.array(agreementShape) }),
    refuses: [],
    without: ['shopId', 'businessType'],
  }),
}
