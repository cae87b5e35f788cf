import { codes, type CodeName, refusalTexts } from '@comanda/contract'
import { type Envelope, type Refusal, refuse } from '@comanda/contract/core'
import { fillText, noticeText } from '@comanda/messages/notices'

export interface Outgoing {
  status: number
  body: Envelope
}

/** What a support code leads to in the log: the request, and the visit it belongs to. */
export interface RequestIds {
  requestId: string
  traceId?: string | undefined
}

/** The values its words need: a field at fault of which nothing more was said is not written the way it should be. */
function paramsOf({ refused, field, params }: Refusal<CodeName>, language: string): Record<string, string | number> {
  if (params !== undefined || refused !== 'invalidInput') return params ?? {}
  return { field: field || 'body', problem: noticeText(language, 'refusal.problem.format') }
}

/** A refusal as it goes over the wire, its words in the caller's language. The one place where codes become envelopes. API-2 */
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

/** What a fault is answered with: a database that cannot be reached is a moment's trouble, everything else is ours. O10 */
export const faultRefusal = (error: unknown): Refusal<'busy' | 'fault'> =>
  error instanceof Error && error.name === 'DatabaseUnavailable' ? refuse('busy') : refuse('fault')
