import type { CallSpec, CommonCode, Refusal, RequestOf, ResponseOf, StoreGate } from '@comanda/contract/core'
import type { Attachment } from './attachment.ts'
import type { CallerOf } from './caller.ts'
import type { Precompressed } from './precompressed.ts'

/** A refusal a use case may answer: one its call declares, or one any call may give. */
export type RefusalOf<C extends CallSpec> = Refusal<C['refuses'][number] | CommonCode>

/** What a handler may answer: the data, a refusal, the ready bytes of a whole envelope, or a file where the call carries a blob. */
export type AnswerOf<C extends CallSpec> =
  | ResponseOf<C>
  | RefusalOf<C>
  | Precompressed
  | (C extends { carries: 'blob' } ? Attachment : never)

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never

/** The request as the handler sees it. Behind a store's gate the store is `caller.shop` and nothing else. */
export type InputOf<C extends CallSpec> = C['gate'] extends StoreGate ? Without<RequestOf<C>, 'shopId'> : RequestOf<C>

/** One use case: the caller, the input, the answer; the file's bytes where the call carries a form. Anything thrown is a fault. */
export type UseCase<C extends CallSpec> = (
  caller: CallerOf<C['gate']>,
  input: InputOf<C>,
  file?: Uint8Array,
) => Promise<AnswerOf<C>>

/** Exists in types only: `change.ts` alone makes the handlers of calls that change something. */
declare const repeatable: unique symbol

/** A call declared `changes: true`. */
export type ChangingCall = CallSpec & { changes: true }

/** The handler of a call that changes something: a repeat of its request id is harmless. API-3 */
export type ChangeHandler<C extends CallSpec> = UseCase<C> & { readonly [repeatable]: true }

/** The handler of a call. That of a call declared `changes: true` is made by `change` or `changeWithOwnTransaction`. */
export type Handler<C extends CallSpec> = C extends { changes: true } ? ChangeHandler<C> : UseCase<C>

/** A handler for every call of a context: a missing one, or one that answers a code it did not declare, does not compile. */
export type HandlersOf<Calls extends Readonly<Record<string, CallSpec>>> = { [K in keyof Calls]: Handler<Calls[K]> }
