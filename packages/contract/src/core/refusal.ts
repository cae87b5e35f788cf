import type { CodeName } from '../codes.ts'

/** Refusals of the gate, the binding and the platform, possible for every call; a call declares only further ones. */
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
  /** The path of the faulty field in the request. */
  field?: string
  /** Values for the placeholders of the message. */
  params?: Record<string, string | number>
  /** What the screen needs for the next step (the current cart, the current price, other slots). */
  data?: unknown
}

/** A refusal as a value. It is turned into an envelope in one place. API-2 */
export interface Refusal<N extends CodeName = CodeName> extends RefusalDetail {
  refused: N
  /** The other faulty fields, each with its own reason. */
  further?: readonly FieldFault<N>[]
}

/** A faulty field: its path in the request, the reason, and the values for its text. */
interface FieldFault<N extends CodeName> {
  field: string
  reason: N
  params?: Record<string, string | number>
}

/** Creates a refusal by its name in the catalogue, with the values for its text and the screen. */
export const refuse = <const N extends CodeName>(refused: N, detail: RefusalDetail = {}): Refusal<N> => ({
  refused,
  ...detail,
})

/** Refuses several fields at once; undefined without a fault. The first one is the refusal of the call. STORE-2 */
export function refuseFields<const N extends CodeName>(faults: readonly FieldFault<N>[]): Refusal<N> | undefined {
  const [first, ...further] = faults
  if (!first) return undefined
  const { field, reason, params } = first
  return { refused: reason, field, ...(params && { params }), ...(further.length > 0 && { further }) }
}

/** Whether a use case answered a refusal. */
export const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'refused' in answer

/** The format of every answer. `data` of a refusal holds its details. API-2 */
export interface Envelope<T = unknown> {
  code: string
  data: T | null
  message: string
  requestId?: string
  /** The trace of the visit, where the request named one. */
  traceId?: string
  field?: string
  /** The other faulty fields, each with its text. */
  further?: readonly { field: string; message: string }[]
}
