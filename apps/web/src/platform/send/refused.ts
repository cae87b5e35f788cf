import type { CodeName } from '@comanda/contract/codes'

/** What kept an answer from coming, seen from the phone. API-2 */
export type ClientFault = 'network' | 'clientTimeout' | 'emptyAnswer' | 'httpFault' | 'unknownCode'

/** A call that was refused, or that never got an answer. `message` is ready to be read by the guest. */
export class Refused extends Error {
  readonly refused: CodeName | ClientFault
  /** The code as it came, `''` where none did. */
  readonly code: string
  /** What the screen needs to offer the next step. Its shape is the refusal's. */
  readonly data: unknown
  /** The path of the field at fault. */
  readonly field: string | undefined
  /** Names the request to our staff. */
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

/** Whether `error` is one of these refusals; any refusal where none is named. */
export const isRefused = (error: unknown, ...names: (CodeName | ClientFault)[]): error is Refused =>
  error instanceof Refused && (names.length === 0 || names.includes(error.refused))
