import { codes, type CodeName } from '@comanda/contract'
import type { Envelope, Refusal } from '@comanda/contract/core'
import { refusalWords } from '@comanda/messages/refusals'

export interface Outgoing {
  status: number
  body: Envelope
}

/** A refusal as it goes over the wire, its words in the caller's language. The one place where codes become envelopes. API-2 */
export function refusalEnvelope(refusal: Refusal<CodeName>, language: string, requestId: string): Outgoing {
  const entry: { code: string; message: string; status?: number } = codes[refusal.refused]
  return {
    status: entry.status ?? 200,
    body: {
      code: entry.code,
      data: refusal.data ?? null,
      message: refusalWords(language, entry.message, refusal.params ?? {}),
      requestId,
      ...(refusal.field === undefined ? {} : { field: refusal.field }),
    },
  }
}
