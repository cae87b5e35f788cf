import type { CallSpec, CommonCode, Refusal, RequestOf, ResponseOf, StoreGate } from '@comanda/contract/core'
import type { Attachment } from './attachment.ts'
import type { CallerOf } from './caller.ts'
import type { Precompressed } from './precompressed.ts'

/** A refusal that a use case may answer: one declared by its call, or one common to all calls. */
export type RefusalOf<C extends CallSpec> = Refusal<C['refuses'][number] | CommonCode>

/**
 * What a handler may answer: the data, a refusal, precompressed bytes of a whole envelope, or a file if the call carries a blob.
 */
export type AnswerOf<C extends CallSpec> =
  | ResponseOf<C>
  | RefusalOf<C>
  | Precompressed
  | (C extends { carries: 'blob' } ? Attachment : never)

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never

/** The input of the handler. Behind a store gate the store is available as `caller.shop` only. */
export type InputOf<C extends CallSpec> = C['gate'] extends StoreGate ? Without<RequestOf<C>, 'shopId'> : RequestOf<C>

/**
 * One use case: from caller and input to the answer; with the file's bytes if the call carries a form. An exception is a fault.
 */
export type UseCase<C extends CallSpec> = (
  caller: CallerOf<C['gate']>,
  input: InputOf<C>,
  file?: Uint8Array,
) => Promise<AnswerOf<C>>

/** Exists in types only, so that only `change.ts` can create handlers of changing calls. */
declare const repeatable: unique symbol

/** A call declared `changes: true`. */
export type ChangingCall = CallSpec & { changes: true }

/** The handler of a changing call: repeating its request id is safe. API-3 */
export type ChangeHandler<C extends CallSpec> = UseCase<C> & { readonly [repeatable]: true }

/** The handler of a call; for a call declared `changes: true` it is created by `change` or `changeWithOwnTransaction`. */
export type Handler<C extends CallSpec> = C extends { changes: true } ? ChangeHandler<C> : UseCase<C>

/** A handler for every call of a context: a missing one, or one that answers an undeclared refusal, does not compile. */
export type HandlersOf<Calls extends Readonly<Record<string, CallSpec>>> = { [K in keyof Calls]: Handler<Calls[K]> }
