import type * as z from 'zod/mini'
import type { CodeName } from '../codes.ts'
import type { ApiScope, Gate, StoreGate } from './gate.ts'

export interface CallSpec {
  path: `/${string}`
  gate: Gate
  /** With the gate `api`: what the key must be allowed to do. API-7 */
  scope?: ApiScope
  request: z.ZodMiniType
  response: z.ZodMiniType
  /** The refusals of this call alone; its gate and the platform add theirs (`gates`, `CommonCode`). */
  refuses: readonly CodeName[]
  /** It changes something: it is sent with a request id, and repeating that id answers the same again. API-3 */
  changes?: true
  /** The two exceptions to JSON: a binary answer, a form with a file. */
  carries?: 'blob' | 'form'
  /** How its refusals show where the code's own way is wrong for it. API-4 */
  shows?: 'dialog' | 'silent'
  /** With the gate `anyone`: it is answered while the server has no brand. SETUP-2 */
  worksWithoutBrand?: true
  /** With the gate `anyone`: the session of a token is looked up all the same. */
  knows?: true
  /** The body additions of API-1 it does not want. */
  without?: readonly ('shopId' | 'businessType')[]
}

/** A call that acts for one store names it; a staff call that names a store says who may act for it. */
type FitsGate<C extends CallSpec> = NamesStore<C> & NamesScope<C>

/** A call for API keys says which scope it needs. */
type NamesScope<C extends CallSpec> = C['gate'] extends 'api'
  ? C extends { scope: ApiScope }
    ? unknown
    : { scope: 'a call with the gate api names its scope' }
  : unknown

type NamesStore<C extends CallSpec> = C['gate'] extends StoreGate
  ? RequestOf<C> extends { shopId: number }
    ? unknown
    : { request: 'a call with the gate store, manager or brand has a shopId in its request' }
  : C['gate'] extends 'staff'
    ? RequestOf<C> extends { shopId: unknown }
      ? { gate: 'a staff call with a shopId has the gate store, manager or brand' }
      : unknown
    : unknown

/** Declares a call, keeping its literal types: from it come the server's binding, the client and the OpenAPI document. */
export const call = <const C extends CallSpec>(spec: C & FitsGate<C>): C => spec

export type RequestOf<C extends CallSpec> = z.output<C['request']>
/** The request as a client writes it: fields the schema fills may be left out. */
export type AskOf<C extends CallSpec> = z.input<C['request']>
export type ResponseOf<C extends CallSpec> = z.output<C['response']>
