import { AsyncLocalStorage } from 'node:async_hooks'
import { observing } from '../../observe/index.ts'
import { sqlState } from '../faults.ts'
import type { Tx } from './queries.ts'
import type { Semaphore } from './semaphore.ts'

/** Work that may share a transaction with similar work: its result does not depend on what the others change. */
export interface SharedWork<Decision, R> {
  /** Only work of the same group shares a transaction. */
  readonly group: string
  /** Two pieces of work with a common key never run at the same time in this process. */
  readonly exclusiveKeys: readonly string[]
  /** Reads, locks and decides. An error that it throws fails this work alone; the others continue. */
  decide(tx: Tx): Promise<Decision>
  /** Writes the decision. An error that it throws rolls the whole transaction back, and each work is run again on its own. */
  write(tx: Tx, decision: Decision): Promise<R>
}

/** Runs a transaction, with the usual retries or once only. */
export interface TransactionRunner {
  withRetry<R>(work: (tx: Tx) => Promise<R>): Promise<R>
  withoutRetry<R>(work: (tx: Tx) => Promise<R>): Promise<R>
}

interface PendingWork {
  readonly work: SharedWork<unknown, unknown>
  readonly resolve: (result: never) => void
  readonly reject: (error: unknown) => void
}

/** Larger batches save hardly any time and make the first work wait longer. */
const MAX_BATCH = 16

const nextEventLoopTurn = () => new Promise<void>(resolve => setImmediate(resolve))

const decideAndWrite =
  <Decision, R>({ decide, write }: SharedWork<Decision, R>) =>
  async (tx: Tx): Promise<R> =>
    write(tx, await decide(tx))

const rejectedWhere = (results: readonly PromiseSettledResult<unknown>[], matches: (reason: unknown) => boolean) =>
  results.find(result => result.status === 'rejected' && matches(result.reason)) as PromiseRejectedResult | undefined

/**
 * The result of each work of a batch, all in one transaction: every `decide` runs before any `write`.
 * @throws the error that broke the transaction: a database error in `decide`, or any error in `write`
 */
async function runBatch(tx: Tx, batch: readonly PendingWork[]): Promise<PromiseSettledResult<unknown>[]> {
  const decisions = await Promise.allSettled(batch.map(({ work }) => work.decide(tx)))
  const broken = rejectedWhere(decisions, reason => sqlState(reason) !== undefined)
  if (broken) throw broken.reason
  const writes = decisions.map(async (decision, i) =>
    decision.status === 'fulfilled' ? batch[i]?.work.write(tx, decision.value) : undefined,
  )
  const written = await Promise.allSettled(writes)
  const failed = rejectedWhere(written, () => true)
  if (failed) throw failed.reason
  return decisions.map((decision, i) => (decision.status === 'rejected' ? decision : (written[i] ?? decision)))
}

/** Runs a batch in one transaction. If it fails, and for a single work, each work runs in its own transaction with retries. */
async function settleBatch(run: TransactionRunner, batch: readonly PendingWork[]): Promise<void> {
  const runSingle = ({ work, resolve, reject }: PendingWork) =>
    run.withRetry(decideAndWrite(work)).then(resolve as () => void, reject)
  const [first] = batch
  if (first && batch.length === 1) return runSingle(first)
  const results = await run.withoutRetry(tx => runBatch(tx, batch)).catch(() => undefined)
  if (!results) return void (await Promise.all(batch.map(runSingle)))
  for (const [i, { resolve, reject }] of batch.entries()) {
    const result = results[i]
    if (result?.status === 'fulfilled') resolve(result.value as never)
    else reject(result?.reason)
  }
}

/** Records the statements of a work in a shared transaction in the trace of its own request. */
function inOwnTrace<Decision, R>(work: SharedWork<Decision, R>): SharedWork<Decision, R> {
  const run = AsyncLocalStorage.snapshot()
  return {
    ...work,
    decide: tx => run(() => work.decide(tx)),
    write: (tx, decision) => run(() => work.write(tx, decision)),
  }
}

/**
 * Runs work of the same group that arrives while other work is in progress in one transaction, in order of arrival: it
 * shares round trips and the commit, and is committed or rolled back as a whole. Work that arrives alone runs at once in
 * a transaction of its own. Why: docs/decisions/0010.
 * @param semaphore limits the transactions in progress; the work that waits for it forms the next batch
 */
export function createSharedTransactions(
  run: TransactionRunner,
  semaphore: Semaphore,
): <Decision, R>(work: SharedWork<Decision, R>) => Promise<R> {
  const waiting: PendingWork[] = []
  const keysInUse = new Set<string>()
  let batchScheduled = false

  const isFree = ({ work: { exclusiveKeys } }: PendingWork) => !exclusiveKeys.some(key => keysInUse.has(key))

  const takeBatch = (): PendingWork[] => {
    const batch: PendingWork[] = []
    for (let i = 0; i < waiting.length && batch.length < MAX_BATCH; ) {
      const pending = waiting[i] as PendingWork
      const sameGroup = batch.length === 0 || batch[0]?.work.group === pending.work.group
      if (!sameGroup || !isFree(pending)) i += 1
      else {
        waiting.splice(i, 1)
        for (const key of pending.work.exclusiveKeys) keysInUse.add(key)
        batch.push(pending)
      }
    }
    return batch
  }

  const startBatch = async (): Promise<void> => {
    if (batchScheduled || waiting.length === 0) return
    batchScheduled = true
    await semaphore.acquire()
    await nextEventLoopTurn()
    batchScheduled = false
    const batch = takeBatch()
    if (batch.length > 0) void startBatch()
    try {
      if (batch.length > 0) await settleBatch(run, batch)
    } finally {
      for (const { work } of batch) for (const key of work.exclusiveKeys) keysInUse.delete(key)
      semaphore.release()
      if (batch.length > 0) void startBatch()
    }
  }

  return <Decision, R>(work: SharedWork<Decision, R>) =>
    new Promise<R>((resolve, reject) => {
      const pending = {
        work: (observing.tracer ? inOwnTrace(work) : work) as unknown as PendingWork['work'],
        resolve: resolve as (result: never) => void,
        reject,
      }
      waiting.push(pending)
      void startBatch()
    })
}
