import { contract } from '@comanda/contract'
import { type CallSpec, isStoreGate, type RequestOf } from '@comanda/contract/core'
import type { Caller, Staff } from '../platform/http/caller.ts'
import { enterShop } from '../platform/http/gate.ts'
import type { AnswerOf, HandlersOf } from '../platform/http/handler.ts'

type Calls = Readonly<Record<string, CallSpec>>

/** Handlers as a request reaches them: the store is in the input, and the gate checks the caller's right to it. */
type AtGates<C extends Calls, H> = {
  [K in keyof H & keyof C]: (caller: Caller, input: RequestOf<C[K]>, file?: Uint8Array) => Promise<AnswerOf<C[K]>>
}

/** Puts the gates of the contract before handlers that a test calls directly. */
export function atGates<C extends Calls, H extends Partial<HandlersOf<C>>>(calls: C, handlers: H): AtGates<C, H> {
  const entries = Object.entries(handlers as Record<string, (...args: unknown[]) => Promise<unknown>>)
  const gated = entries.map(([name, handler]) => {
    const spec = calls[name] as CallSpec
    const { gate } = spec
    if (!isStoreGate(gate)) return [name, handler]
    const enter = async (caller: Staff, input: { shopId: number }, file?: Uint8Array) => {
      const entered = enterShop({ ...spec, gate }, caller, input.shopId)
      return 'refused' in entered ? entered : handler(entered, input, file)
    }
    return [name, enter]
  })
  return Object.fromEntries(gated) as AtGates<C, H>
}

type Contract = typeof contract

/** The handlers of all contexts at their gates. */
export type AllAtGates = { [K in keyof Contract]: AtGates<Contract[K], HandlersOf<Contract[K]>> }

export const allAtGates = (handlers: { [K in keyof Contract]: HandlersOf<Contract[K]> }): AllAtGates =>
  Object.fromEntries(
    Object.entries(contract).map(([context, calls]) => [
      context,
      atGates(calls as Calls, handlers[context as keyof Contract] as object),
    ]),
  ) as unknown as AllAtGates
