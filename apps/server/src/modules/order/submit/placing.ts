import { type Refusal, type RefusalDetail, refuse } from '@comanda/contract/core'
import type { order as calls } from '@comanda/contract/order'
import { type Guest, Undo } from '../../../platform/http/index.ts'
import type { CallNumbers } from './call-numbers.ts'
import type { Circumstances, Problem } from './circumstances.ts'
import type { Deps } from '../deps.ts'
import type { SubmitInput } from './new-order.ts'

/** Why an order is not placed. */
export type Code = (typeof calls.submit.refuses)[number] | 'notFound' | 'requestReused'

/** An order that is being placed. */
export interface Placing {
  deps: Deps
  callNumbers: CallNumbers
  caller: Guest
  input: SubmitInput
  around: Circumstances
  /** The party the guest joined by the code of a table that is not shared; absent while nobody looked for one. */
  party?: string | undefined
  /** Where the guest sits, at a table that is ordered at from a seat alone. */
  seat?: string | undefined
}

/** Leaves the transaction with this refusal. */
export const stop = (code: Code, detail: RefusalDetail = {}): Undo<Refusal<Code>> => new Undo(refuse(code, detail))

/** Leaves it for what stands in the way. */
export const stopFor = ({ problem, data, params }: Problem) =>
  stop(problem, { ...(data ? { data } : {}), ...(params ? { params } : {}) })

/** The cart is gone from under the order: ordered already, or never the guest's. */
export class CartGone extends Error {}

/** The table has a party that the guest has to join first. */
export class PartyFirst extends Error {}
