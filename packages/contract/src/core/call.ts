import type * as z from 'zod/mini'
import type { CodeName } from '../codes.ts'

/**
 * Who may call. `anyone` needs no session; `guest` needs one (every guest holds one); the others need what they say. LOGIN-1, LOGIN-3
 */
export type Gate = 'anyone' | 'guest' | 'logged-in' | 'member' | 'staff'

export interface CallSpec {
  path: `/${string}`
  gate: Gate
  request: z.ZodMiniType
  response: z.ZodMiniType
  /** The refusals of its own, beside those any call may answer. */
  refuses: readonly CodeName[]
  /** It changes something: it is sent with a request id, and repeating that id answers the same again. API-3 */
  changes?: true
  /** The two exceptions to JSON: a binary answer, a form with a file. */
  carries?: 'blob' | 'form'
  /** How its refusals show where the code's own way is wrong for it. API-4 */
  shows?: 'dialog' | 'silent'
  /** With the gate `anyone`: who asks is found out all the same where a token comes along. */
  knows?: true
  /** The body additions of API-1 it does not want. */
  without?: readonly ('shopId' | 'businessType')[]
}

/** Declares a call, keeping its literal types: from it come the server's binding, the client and the OpenAPI document. */
export const call = <const C extends CallSpec>(spec: C): C => spec

export type RequestOf<C extends CallSpec> = z.output<C['request']>
/** What a caller may leave out because the schema fills it. */
export type AskOf<C extends CallSpec> = z.input<C['request']>
export type ResponseOf<C extends CallSpec> = z.output<C['response']>
