import type * as z from 'zod/mini'
import type { CodeName } from '../codes.ts'
import type { ApiScope, Gate, StaffGate, StoreGate } from './gate.ts'
import type { CallRight } from './right.ts'

export interface CallSpec {
  path: `/${string}`
  gate: Gate
  /** With a gate for staff: the right the caller needs. A5 */
  right?: CallRight
  /** With the gate `api`: the scope the key needs. API-7 */
  scope?: ApiScope
  request: z.ZodMiniType
  response: z.ZodMiniType
  /** The refusals specific to this call; its gate and the platform add theirs (`gates`, `CommonCode`). */
  refuses: readonly CodeName[]
  /** A mutating call: sent with a request id; repeating that id returns the same answer. API-3 */
  changes?: true
  /** The two exceptions to JSON: a binary answer, a form with a file. */
  carries?: 'blob' | 'form'
  /** Overrides how its refusals are displayed. API-4 */
  shows?: 'dialog' | 'silent'
  /** With the gate `anyone`: available while the server has no brand. SETUP-2 */
  worksWithoutBrand?: true
  /** With the gate `anyone`: looks up the session of a token nevertheless. */
  knows?: true
  /** The standard fields of API-1 that this call leaves out. */
  without?: readonly ('shopId' | 'businessType')[]
}

/** A call that acts for one store must name the store; a staff call that names a store must declare a store gate. */
type FitsGate<C extends CallSpec> = NamesStore<C> & NamesScope<C> & NamesRight<C>

/** A call for API keys must declare its scope. */
type NamesScope<C extends CallSpec> = C['gate'] extends 'api'
  ? C extends { scope: ApiScope }
    ? unknown
    : { scope: 'a call with the gate api names its scope' }
  : unknown

/** A call for staff must declare the right it needs. A5 */
type NamesRight<C extends CallSpec> = C['gate'] extends StaffGate
  ? C extends { right: CallRight }
    ? unknown
    : { right: 'a call for staff names the right it needs' }
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

/**
 * Declares a call, keeping its literal types, from which the server's binding, the client and the OpenAPI document are derived.
 */
export const call = <const C extends CallSpec>(spec: C & FitsGate<C>): C => spec

export type RequestOf<C extends CallSpec> = z.output<C['request']>
/** The request as a client writes it: fields the schema fills may be left out. */
export type RequestInputOf<C extends CallSpec> = z.input<C['request']>
export type ResponseOf<C extends CallSpec> = z.output<C['response']>
