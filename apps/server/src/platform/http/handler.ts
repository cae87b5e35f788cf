import type { CallSpec, CommonCode, Refusal, RequestOf, ResponseOf } from '@comanda/contract/core'
import type { CallerOf } from './caller.ts'
import type { Precompressed } from './precompressed.ts'

/** What a handler may answer: the data, a refusal it declared (or one any call may give), or ready bytes of a whole envelope. */
export type AnswerOf<C extends CallSpec> = ResponseOf<C> | Refusal<C['refuses'][number] | CommonCode> | Precompressed

/** One use case: the caller, the question, the answer; the file's bytes where the call carries a form. Anything thrown is a fault. */
export type Handler<C extends CallSpec> = (
  caller: CallerOf<C['gate']>,
  input: RequestOf<C>,
  file?: Uint8Array,
) => Promise<AnswerOf<C>>

/** A handler for every call of a context: one that is missing, or answers a code it did not declare, does not compile. */
export type HandlersOf<Calls extends Readonly<Record<string, CallSpec>>> = { [K in keyof Calls]: Handler<Calls[K]> }
