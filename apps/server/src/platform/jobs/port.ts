import type { Tx } from '../db/index.ts'

/** When a job runs, and whether it is needed at all. */
export interface EnqueueOptions {
  /** Not before this moment. */
  readonly runAfter?: Date
  /**
   * While a job of this name and key still waits, another is not added. Only for jobs whose copy would have nothing
   * more to do: the waiting one may begin before this transaction has committed.
   */
  readonly singletonKey?: string
}

/** Adds a job in the caller's own transaction: it exists exactly if the transaction commits. */
export type Enqueue = <D extends object>(tx: Tx, name: string, data: D, options?: EnqueueOptions) => Promise<void>

/**
 * Does one job. It may run twice (a process that died in the middle): every effect stands in one transaction with
 * its `once`. A throw means again, a little later each time.
 */
export type JobHandler<D extends object> = (data: D, job: { readonly id: string }) => Promise<void>

/** How the jobs of one name are worked. */
export interface WorkOptions {
  /** Jobs of this name at the same time in one process; 2 when left out. */
  readonly atOnce?: number
  /** Times a job that throws is tried again; 20 when left out (over about two hours). */
  readonly retries?: number
  /** Seconds between looks for jobs that became due or that another process added; 1 when left out. */
  readonly pollSeconds?: number
}

/** Work that is done later, by any process on the database, each job once. */
export interface Jobs {
  readonly enqueue: Enqueue
  /** Says who does the jobs of this name. Before `start`, once a name, in every process. */
  work<D extends object>(name: string, handler: JobHandler<D>, options?: WorkOptions): void
  /** Makes the queues where they are missing and begins to work. */
  start(): Promise<void>
  /** Finishes what runs, and gives back what does not finish within `patience` milliseconds (8000). */
  stop(patience?: number): Promise<void>
}
