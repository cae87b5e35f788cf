import { type Refusal, type RefusalDetail, refuse } from '@comanda/contract/core'
import type { order as calls } from '@comanda/contract/order'
import { type Guest, Undo } from '../../../platform/http/index.ts'
import type { CallNumbers } from './call-numbers.ts'
import type { Circumstances, Problem } from './circumstances.ts'
import type { Deps } from '../deps.ts'
import type { SubmitInput } from './new-order.ts'

/** The code of the refusal to place an order. */
export type Code = (typeof calls.submit.refuses)[number] | 'notFound' | 'requestReused'

/** An order that is being placed. */
export interface Placing {
  deps: Deps
  callNumbers: CallNumbers
  caller: Guest
  input: SubmitInput
  circumstances: Circumstances
  /** The party the guest joined by the code of a table that is not shared; absent while it has not been read. */
  party?: string | undefined
  /** The guest's seat, at a table where only seated guests order. */
  seat?: string | undefined
}

/** Ends the transaction with this refusal. */
export const abort = (code: Code, detail: RefusalDetail = {}): Undo<Refusal<Code>> => new Undo(refuse(code, detail))

/** Ends the transaction with the refusal of this problem. */
export const abortFor = ({ problem, data, params }: Problem) =>
  abort(problem, { ...(data ? { data } : {}), ...(params ? { params } : {}) })

/** The cart no longer exists for this order: it was ordered already, or is not the guest's. */
export class CartGone extends Error {}

/** The table has a party that the guest must join first. */
export class MustJoinParty extends Error {}
