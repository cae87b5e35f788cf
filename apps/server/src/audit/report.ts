import { createHash } from 'node:crypto'
import type { Database, Tx } from '../platform/db/index.ts'
import { checksOf } from './checks.ts'
import { facts, jobs, type Question } from './facts.ts'
import { changedSince, everything, type Relations } from './relations.ts'

type Row = Readonly<Record<string, unknown>>

interface JobCount extends Row {
  name: string
  state: string
  count: number
  overdue: number
}

/** A contradiction, with the figures that do not agree. */
export interface Finding extends Row {
  check: string
}

/** The result of an audit: the facts, and the contradictions. */
export interface Report extends Row {
  findings: Finding[]
  jobs: JobCount[]
}

/** Rows held in memory at once: a brand has millions of orders. */
const BATCH = 2000

/** The rows of a question in batches, through a cursor of the transaction. */
async function* batchesOf<T>(tx: Tx, { name, text }: Question): AsyncGenerator<T[]> {
  // Audits of changes since different times have statements of their own.
  const key = createHash('sha256').update(text).digest('hex').slice(0, 16)
  const statement = (does: string, sql: string) => ({ name: `audit ${does} ${key}`, text: sql })
  const cursor = `"audit ${name}"`
  await tx.query(statement('open', `declare ${cursor} no scroll cursor for ${text}`), [])
  for (;;) {
    const { rows } = await tx.query<T>(statement('fetch', `fetch ${BATCH} from ${cursor}`), [])
    if (rows.length > 0) yield rows
    if (rows.length < BATCH) break
  }
  await tx.query(statement('close', `close ${cursor}`), [])
}

async function allOf<T>(tx: Tx, question: Question): Promise<T[]> {
  const all: T[] = []
  for await (const rows of batchesOf<T>(tx, question)) for (const row of rows) all.push(row)
  return all
}

const HAS_JOBS = { name: 'has jobs', text: "select 1 as one where to_regclass('jobs.job') is not null" }

const jobsOf = async (tx: Tx): Promise<JobCount[]> =>
  (await tx.query(HAS_JOBS, [])).count > 0 ? allOf<JobCount>(tx, jobs) : []

const jobFindings = (counts: readonly JobCount[]): Finding[] =>
  counts
    .filter(({ state, overdue }) => state === 'failed' || overdue > 0)
    .map(({ name, state, count, overdue }) => ({
      check: state === 'failed' ? 'jobFailed · O7' : 'jobOverdue · O7',
      subject: name,
      count,
      overdue,
    }))

async function contradictions(tx: Tx, of: Relations = everything): Promise<Pick<Report, 'findings' | 'jobs'>> {
  const findings: Finding[] = []
  for (const check of checksOf(of))
    for (const row of await allOf<Row>(tx, check)) findings.push({ check: check.name, ...row })
  const waiting = await jobsOf(tx)
  return { jobs: waiting, findings: [...findings, ...jobFindings(waiting)] }
}

const NO_TIME_LIMITS = {
  name: 'audit limits',
  text: `select set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`,
}

/** Runs `work` in one read-only transaction at one point in time; its statements may take minutes. */
const atOnePoint = <R>(db: Database, work: (tx: Tx) => Promise<R>): Promise<R> =>
  db.inTx(
    async tx => {
      await tx.query(NO_TIME_LIMITS, [])
      return work(tx)
    },
    { isolation: 'repeatable read', readOnly: true },
  )

/** The whole audit in memory. M1-M9, S1-S6 */
export const audit = (db: Database): Promise<Report> =>
  atOnePoint(db, async tx => {
    const seen: Record<string, Row[]> = {}
    for (const question of facts) seen[question.name] = await allOf<Row>(tx, question)
    return { ...seen, ...(await contradictions(tx)) }
  })

/**
 * The same audit as JSON, written in parts, so that its memory does not grow with the number of orders: first the
 * contradictions, then the facts, one row per line. True without contradictions.
 * @throws when the connection is lost after the first part, because written output cannot be revoked
 */
export async function writeAudit(db: Database, write: (text: string) => Promise<void>): Promise<boolean> {
  let isWriting = false
  return atOnePoint(db, async tx => {
    if (isWriting) throw new Error('The connection to the database was lost during the audit: run it again.')
    const result = await contradictions(tx)
    isWriting = true
    const isClean = result.findings.length === 0
    await write(`{"ok": ${isClean},\n"findings": ${linesOf(result.findings)},\n"jobs": ${linesOf(result.jobs)}`)
    for (const question of facts) {
      await write(`,\n"${question.name}": [`)
      let separator = '\n'
      for await (const rows of batchesOf<Row>(tx, question)) {
        await write(`${separator}${rows.map(row => JSON.stringify(row)).join(',\n')}`)
        separator = ',\n'
      }
      await write(']')
    }
    await write('}\n')
    return isClean
  })
}

/**
 * The contradictions in what changed since a time, and the jobs: its cost depends on what happened since, not on the years before.
 */
export const auditSince = (db: Database, since: Date): Promise<Pick<Report, 'findings' | 'jobs'>> =>
  atOnePoint(db, tx => contradictions(tx, changedSince(since)))

/** The same as JSON. True without contradictions. */
export async function writeAuditSince(
  db: Database,
  since: Date,
  write: (text: string) => Promise<void>,
): Promise<boolean> {
  const result = await auditSince(db, since)
  const isClean = result.findings.length === 0
  const head = `{"ok": ${isClean},\n"since": ${JSON.stringify(since)},\n`
  await write(`${head}"findings": ${linesOf(result.findings)},\n"jobs": ${linesOf(result.jobs)}}\n`)
  return isClean
}

const linesOf = (rows: readonly Row[]): string => `[${rows.map(row => `\n${JSON.stringify(row)}`).join(',')}]`
