import type { CodeName } from '../codes.ts'

/** Codes the gate, the binding and the platform answer for every call; a call declares only its own beyond these. */
export type CommonCode =
  | 'invalidInput'
  | 'notLoggedIn'
  | 'loginNeeded'
  | 'memberNeeded'
  | 'staffNeeded'
  | 'foreignOrigin'
  | 'notFound'
  | 'unknownCall'
  | 'tooLarge'
  | 'tooMany'
  | 'fault'
  | 'busy'
  | 'requestReused'

export interface RefusalDetail {
  /** The path of the field at fault, as the request spells it. */
  field?: string
  /** Values for the words of the message. */
  params?: Record<string, string | number>
  /** What the screen needs to offer the next step (a fresh cart, the price now, other slots). */
  data?: unknown
}

/** A "no" as a value. It becomes an envelope in one place. API-2 */
export interface Refusal<N extends CodeName = CodeName> extends RefusalDetail {
  refused: N
}

/** Refuses by a name of the catalogue, with what the words and the screen need. */
export const refuse = <const N extends CodeName>(refused: N, detail: RefusalDetail = {}): Refusal<N> => ({
  refused,
  ...detail,
})

/** Whether a use case answered “no”. */
export const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'refused' in answer

/** What every call answers with. `data` of a refusal holds its detail. API-2 */
export interface Envelope<T = unknown> {
  code: string
  data: T | null
  message: string
  requestId?: string
  /** The trace of the visit, where the request named one. */
  traceId?: string
  field?: string
}
