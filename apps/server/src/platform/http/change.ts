import type { Refusal, ResponseOf } from '@comanda/contract/core'
import { isRefusal } from '@comanda/contract/core'
import type { Database, Tx } from '../db/index.ts'
import type { CallerOf, Guest } from './caller.ts'
import type { ChangeHandler, ChangingCall, InputOf, RefusalOf, UseCase } from './handler.ts'
import { once } from './request-log.ts'

interface ChangeDeps {
  db: Database
}

/** A changing call whose caller has a session: the request log is kept by its owner. */
type LoggedCall = ChangingCall & { gate: Exclude<ChangingCall['gate'], 'anyone'> }

const run = <T, R extends Refusal>(
  call: LoggedCall,
  { db }: ChangeDeps,
  caller: object,
  input: unknown,
  work: (tx: Tx) => Promise<T | R>,
) => once<T, R>(db, caller as Guest, call.path, input, work)

/**
 * The handler of a call declared `changes: true`: one transaction, and a repeat of the request id answers what the first one did
 * without running `work` again. A refusal rolls back. API-3
 */
export const change = <C extends LoggedCall>(
  call: C,
  deps: ChangeDeps,
  work: (tx: Tx, caller: CallerOf<C['gate']>, input: InputOf<C>) => Promise<ResponseOf<C> | RefusalOf<C>>,
): ChangeHandler<C> => {
  const useCase = (caller: CallerOf<C['gate']>, input: InputOf<C>) =>
    run<ResponseOf<C>, RefusalOf<C>>(call, deps, caller, input, tx => work(tx, caller, input))
  return useCase as unknown as ChangeHandler<C>
}

/** A change with work outside its transaction. */
interface Steps<C extends LoggedCall, Ready, Done> {
  /** Runs before the transaction, also on a repeat: reads, limits, calls to providers. A refusal ends the call. */
  prepare?(caller: CallerOf<C['gate']>, input: InputOf<C>, file?: Uint8Array): Promise<Ready>
  /** The transaction; what it returns is saved under the request id. */
  work(tx: Tx, caller: CallerOf<C['gate']>, input: InputOf<C>, ready: Exclude<Ready, Refusal>): Promise<Done>
  /** The refusal for an error of the transaction, such as a unique key that was taken meanwhile; undefined: it stays an error. */
  failed?(error: unknown, input: InputOf<C>): RefusalOf<C> | undefined
  /** The part of the input that must be equal on a repeat, if not all of it: a secret is left out. */
  identity?(input: InputOf<C>, ready: Exclude<Ready, Refusal>): unknown
}

interface AnswerStep<C extends LoggedCall, Ready, Done> {
  /** The answer from what `work` returned, read after the commit; on a repeat from what was saved. */
  answer(
    caller: CallerOf<C['gate']>,
    input: InputOf<C>,
    done: Exclude<Done, Refusal>,
    ready: Exclude<Ready, Refusal>,
  ): Promise<ResponseOf<C> | RefusalOf<C>>
}

/** The handler if every step refuses only what the call declares; otherwise the reason why it does not compile. */
type Declared<C extends LoggedCall, Answers> = [Extract<Answers, Refusal>] extends [RefusalOf<C>]
  ? ChangeHandler<C>
  : 'a step refuses with a code the call does not declare'

/** `change` with steps before and after the transaction. API-3 */
export function changeInSteps<C extends LoggedCall, Ready, Done>(
  call: C,
  deps: ChangeDeps,
  steps: Steps<C, Ready, Done> & AnswerStep<C, Ready, Done>,
): Declared<C, Ready | Done>
export function changeInSteps<C extends LoggedCall, Ready>(
  call: C,
  deps: ChangeDeps,
  steps: Steps<C, Ready, ResponseOf<C> | RefusalOf<C>> & { answer?: never },
): Declared<C, Ready>
export function changeInSteps<C extends LoggedCall>(
  call: C,
  deps: ChangeDeps,
  steps: Steps<C, unknown, unknown> & Partial<AnswerStep<C, unknown, unknown>>,
): unknown {
  return async (caller: CallerOf<C['gate']>, input: InputOf<C>, file?: Uint8Array) => {
    const ready = await steps.prepare?.(caller, input, file)
    if (isRefusal(ready)) return ready
    const same = steps.identity ? steps.identity(input, ready) : input
    const done = await run(call, deps, caller, same, tx => steps.work(tx, caller, input, ready)).catch(error => {
      const refusal = steps.failed?.(error, input)
      if (refusal) return refusal
      throw error
    })
    return isRefusal(done) || !steps.answer ? done : steps.answer(caller, input, done, ready)
  }
}

/** Why a change runs its own transactions, and what makes its repeat harmless there. API-3 */
export type OwnTransactionReason =
  /** The row it changes stores the request id and answers a repeat; the transaction is shared with other requests. */
  | 'request id in the row'
  /** A unique key lets the thing exist once, and a repeat finds it. */
  | 'unique key'
  /** The result is the same however often it is set, opened or ended. */
  | 'same result'
  /** It spends a code, ticket or link that works once, or its answer holds a token that must not be stored. */
  | 'single-use secret'
  /** It sends a message; a repeat before the resend interval is over is refused and sends nothing. */
  | 'resend interval'
  /** It calls a provider between transactions, under an idempotency key of its own. */
  | 'provider call'

/**
 * The handler of a call declared `changes: true` that cannot be one logged transaction. The use case itself makes a repeat
 * harmless, for the reason named. API-3
 */
export const changeWithOwnTransaction = <C extends ChangingCall>(
  _call: C,
  _reason: OwnTransactionReason,
  useCase: UseCase<C>,
): ChangeHandler<C> => useCase as ChangeHandler<C>
