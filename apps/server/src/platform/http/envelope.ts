import { codes, type CodeName, refusalTexts } from '@comanda/contract'
import { type Envelope, type Refusal, refuse } from '@comanda/contract/core'
import { fillText, noticeText } from '@comanda/messages/notices'

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

/** A refusal as an envelope, with its text in the caller's language. The only place where codes become envelopes. API-2 */
export function refusalEnvelope(
  refusal: Refusal<CodeName>,
  language: string,
  { requestId, traceId }: RequestIds,
): Outgoing {
  const entry: { code: string; status?: number } = codes[refusal.refused]
  return {
    status: entry.status ?? 200,
    body: {
      code: entry.code,
      data: refusal.data ?? null,
      message: fillText(refusalTexts[refusal.refused], language, paramsOf(refusal, language)),
      requestId,
      ...(traceId === undefined ? {} : { traceId }),
      ...(refusal.field === undefined ? {} : { field: refusal.field }),
    },
  }
}

/** Faults that pass by themselves: of the database, and of the storage of pictures. */
const TEMPORARY = ['DatabaseUnavailable', 'ObjectsUnavailable']

/** The answer to a fault: a temporary one is `busy`, everything else is a defect (`fault`). O10 */
export const faultRefusal = (error: unknown): Refusal<'busy' | 'fault'> =>
  error instanceof Error && TEMPORARY.includes(error.name) ? refuse('busy') : refuse('fault')
