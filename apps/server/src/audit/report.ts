import type { Database, Tx } from '../platform/db/index.ts'
import { checks } from './checks.ts'
import { facts, jobs, type Question } from './facts.ts'

type Row = Readonly<Record<string, unknown>>

interface JobCount {
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

const runQuestion = async <T>(tx: Tx, { name, text }: Question): Promise<T[]> =>
  (await tx.query<T>({ name: `audit ${name}`, text }, [])).rows

const HAS_JOBS = { name: 'has jobs', text: "select 1 as one where to_regclass('jobs.job') is not null" }

async function jobsOf(tx: Tx): Promise<JobCount[]> {
  return (await runQuestion(tx, HAS_JOBS)).length > 0 ? runQuestion<JobCount>(tx, jobs) : []
}

const jobFindings = (counts: readonly JobCount[]): Finding[] =>
  counts
    .filter(({ state, overdue }) => state === 'failed' || overdue > 0)
    .map(({ name, state, count, overdue }) => ({
      check: state === 'failed' ? 'jobFailed · O7' : 'jobOverdue · O7',
      subject: name,
      count,
      overdue,
    }))

/** Reads everything in one read-only transaction at one point in time. M1-M9, S1-S6 */
export const audit = (db: Database): Promise<Report> =>
  db.inTx(
    async tx => {
      const seen: Record<string, Row[]> = {}
      for (const question of facts) seen[question.name] = await runQuestion<Row>(tx, question)
      const findings: Finding[] = []
      for (const check of checks)
        for (const row of await runQuestion<Row>(tx, check)) findings.push({ check: check.name, ...row })
      const waiting = await jobsOf(tx)
      return { ...seen, jobs: waiting, findings: [...findings, ...jobFindings(waiting)] }
    },
    { isolation: 'repeatable read', readOnly: true },
  )
