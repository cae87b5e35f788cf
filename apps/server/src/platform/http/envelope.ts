import { codes, type CodeName, refusalTexts } from '@comanda/contract'
import { type Envelope, type Refusal, refuse } from '@comanda/contract/core'
import { noticeText, wordedText } from '@comanda/messages/notices'
import { type BrandTexts, wordingOf } from '../brand-texts.ts'

export interface Outgoing {
  status: number
  body: Envelope
}

/** The ids in the log that a support code refers to: the request and its visit. */
export interface RequestIds {
  requestId: string
  traceId?: string | undefined
}

/** The values of the message's placeholders; a faulty field without details counts as malformed. */
function paramsOf({ refused, params }: Refusal<CodeName>, language: string): Record<string, string | number> {
  if (params !== undefined || refused !== 'invalidInput') return params ?? {}
  return { field: noticeText(language, 'refusal.field.any'), problem: noticeText(language, 'refusal.problem.format') }
}

const NO_TEXTS: BrandTexts = { languages: [] }

/**
 * A refusal as an envelope, with its text in the caller's language, in the brand's own wording. The only place where codes become
 * envelopes. API-2, SETUP-7
 */
export function refusalEnvelope(
  refusal: Refusal<CodeName>,
  language: string,
  { requestId, traceId }: RequestIds,
  brand: BrandTexts = NO_TEXTS,
): Outgoing {
  const entry: { code: string; status?: number } = codes[refusal.refused]
  const textOf = (name: CodeName, params: Record<string, string | number>) =>
    wordedText(`refusal.${name}`, refusalTexts[name], wordingOf(brand, language), params)
  const further = refusal.further?.map(({ field, reason, params = {} }) => ({ field, message: textOf(reason, params) }))
  return {
    status: entry.status ?? 200,
    body: {
      code: entry.code,
      data: refusal.data ?? null,
      message: textOf(refusal.refused, paramsOf(refusal, language)),
      requestId,
      ...(traceId === undefined ? {} : { traceId }),
      ...(refusal.field === undefined ? {} : { field: refusal.field }),
      ...(further && { further }),
    },
  }
}

/** Faults that pass by themselves: of the database, of the storage of pictures, of a brand that moved to another database. */
const TEMPORARY = ['DatabaseUnavailable', 'ObjectsUnavailable', 'BrandMoved']

/** The answer to a fault: a temporary one is `busy`, everything else is a defect (`fault`). O10 */
export const faultRefusal = (error: unknown): Refusal<'busy' | 'fault'> =>
  error instanceof Error && TEMPORARY.includes(error.name) ? refuse('busy') : refuse('fault')
