import type { CodeName } from '@comanda/contract/codes'

/** Why the phone received no valid response. API-2 */
export type ClientFault = 'network' | 'clientTimeout' | 'emptyAnswer' | 'httpFault' | 'unknownCode'

/** A call that was refused or got no response. `message` is a text for the guest. */
export class Refused extends Error {
  readonly refused: CodeName | ClientFault
  /** The received code; empty without a response. */
  readonly code: string
  /** Data of the refusal. */
  readonly data: unknown
  /** Path of the invalid field. */
  readonly field: string | undefined
  /** Request id for support. */
  readonly requestId: string

  constructor(
    refused: CodeName | ClientFault,
    message: string,
    detail: { code?: string; data?: unknown; field?: string | undefined; requestId: string },
  ) {
    super(message)
    this.name = 'Refused'
    this.refused = refused
    this.code = detail.code ?? ''
    this.data = detail.data
    this.field = detail.field
    this.requestId = detail.requestId
  }
}

/** Whether `error` is one of these refusals, or any refusal if none is named. */
export const isRefused = (error: unknown, ...names: (CodeName | ClientFault)[]): error is Refused =>
  error instanceof Refused && (names.length === 0 || names.includes(error.refused))
