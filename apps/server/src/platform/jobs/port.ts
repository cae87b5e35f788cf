import type { Tx } from '../db/index.ts'

export interface EnqueueOptions {
  /** The earliest start. */
  readonly runAfter?: Date
  /**
   * Adds no second job while one of this name and key waits. Only for jobs whose repetition has nothing left to do: the
   * waiting job may start before this transaction commits.
   */
  readonly singletonKey?: string
}

/** Adds a job in the caller's transaction: it exists if and only if the transaction commits. */
export type Enqueue = <D extends object>(tx: Tx, name: string, data: D, options?: EnqueueOptions) => Promise<void>

/**
 * Runs one job, possibly twice (after a crash): every effect shares a transaction with its `once`. When it throws, the job is
 * retried with growing delays.
 */
export type JobHandler<D extends object> = (data: D, job: { readonly id: string }) => Promise<void>

export interface WorkOptions {
  /** Concurrent jobs of this name per process; 2 by default. */
  readonly concurrency?: number
  /** Retries of a job that throws; 20 by default (over about two hours). */
  readonly retries?: number
  /** Seconds between polls for jobs that are due or were added by another process; 1 by default. */
  readonly pollSeconds?: number
}

/** The jobs of one name that are due. */
export interface DueJobs {
  readonly queue: string
  readonly count: number
  /** Seconds since the oldest of them was due. */
  readonly oldestSeconds: number
}

/** A queue of jobs, run by any process on the database, each once. */
export interface Jobs {
  readonly enqueue: Enqueue
  /** Registers the handler of a name: before `start`, once per name, in every process. */
  work<D extends object>(name: string, handler: JobHandler<D>, options?: WorkOptions): void
  /** Creates missing queues and starts the workers. */
  start(): Promise<void>
  /** False when a job that is due has not been started for a minute: the workers of all processes are stuck. */
  isProgressing(): Promise<boolean>
  /** What is due and not started, in all processes. */
  due(): Promise<DueJobs[]>
  /** Waits up to `timeoutMs` (8000) for running jobs, and returns unfinished ones to the queue. */
  stop(timeoutMs?: number): Promise<void>
}
