import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { testDatabase } from '../../testing/index.ts'
import { silentLog } from '../log.ts'
import { createJobs, type Jobs, once } from './index.ts'

const database = testDatabase()
const running: Jobs[] = []

const makeJobs = () => {
  const jobs = createJobs({ reach: database().reach, log: silentLog })
  running.push(jobs)
  return jobs
}

beforeAll(async () => {
  await database().inTx(tx => sql`create table effect (name text)`.execute(tx))
})

afterEach(async () => {
  await Promise.all(running.splice(0).map(jobs => jobs.stop()))
})

const effects = async (name: string) => {
  const { rows } = await database().query<{ n: number }>(
    { name: 'effects', text: 'select count(*) as n from effect where name = $1' },
    [name],
  )
  return rows[0]?.n
}

const effectOf = (name: string) => database().inTx(tx => sql`insert into effect values (${name})`.execute(tx))

test('A queue that is not started says so in words, and progresses once it is (O10)', async () => {
  const jobs = makeJobs()
  await expect(jobs.isProgressing()).rejects.toThrow('the jobs are not started yet')
  await jobs.start()
  expect(await jobs.isProgressing()).toBe(true)
})

describe('jobs of the outbox', () => {
  test('A job exists exactly if its transaction commits', async () => {
    const jobs = makeJobs()
    const seen: string[] = []
    jobs.work<{ who: string }>('greet', async ({ who }) => void seen.push(who))
    await jobs.start()
    await database().inTx(tx => jobs.enqueue(tx, 'greet', { who: 'committed' }))
    const failed = database().inTx(async tx => {
      await jobs.enqueue(tx, 'greet', { who: 'rolled back' })
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    await database().inTx(tx => jobs.enqueue(tx, 'greet', { who: 'last' }))
    await vi.waitFor(() => expect(seen).toContain('last'), 10_000)
    expect(seen.toSorted()).toEqual(['committed', 'last'])
  })

  test('A job with a waiting job of the same key is not added again', async () => {
    const jobs = makeJobs()
    jobs.work('later', () => Promise.resolve())
    await jobs.start()
    const runAfter = new Date(Date.now() + 3_600_000)
    for (const key of ['a', 'a', 'b']) {
      await database().inTx(tx => jobs.enqueue(tx, 'later', {}, { runAfter, singletonKey: key }))
    }
    const { rows } = await sql<{ n: number }>`select count(*) as n from jobs.job where name = 'later'`.execute(
      database(),
    )
    expect(rows[0]?.n).toBe(2)
  })

  test('A job that throws is retried until it succeeds', async () => {
    const jobs = makeJobs()
    let tries = 0
    jobs.work('flaky', async () => {
      tries += 1
      if (tries < 2) throw new Error('not yet')
      await effectOf('flaky')
    })
    await jobs.start()
    await database().inTx(tx => jobs.enqueue(tx, 'flaky', {}))
    await vi.waitFor(async () => expect(await effects('flaky')).toBe(1), 15_000)
  })

  test('60 jobs worked by three processes’ workers are each done once (O7)', async () => {
    const all = [makeJobs(), makeJobs(), makeJobs()]
    for (const jobs of all) jobs.work<{ n: number }>('shared', ({ n }) => effectOf(`shared ${n}`).then(() => {}))
    for (const jobs of all) await jobs.start()
    const [first] = all
    for (let n = 0; n < 60; n += 1) await database().inTx(async tx => first?.enqueue(tx, 'shared', { n }))
    const counts = async () => Promise.all(Array.from({ length: 60 }, (_, n) => effects(`shared ${n}`)))
    await vi.waitFor(async () => expect(await counts()).toEqual(Array(60).fill(1)), 15_000)
  })

  test('As many jobs of a name run in parallel as configured: a slow provider delays no others (R3)', async () => {
    const jobs = makeJobs()
    const atOnce = 8
    let running = 0
    let most = 0
    let letGo = () => {}
    const all = new Promise<void>(resolve => {
      letGo = resolve
    })
    jobs.work(
      'slow',
      async () => {
        running += 1
        most = Math.max(most, running)
        if (running === atOnce) letGo()
        await all
        running -= 1
      },
      { concurrency: atOnce },
    )
    await jobs.start()
    for (let n = 0; n < 2 * atOnce; n += 1) await database().inTx(tx => jobs.enqueue(tx, 'slow', { n }))
    await vi.waitFor(() => expect(most).toBe(atOnce), 20_000)
  })

  test('20 rivals for one done key: one acts (O7)', async () => {
    const done = { corporationId: 1, key: 'refund:1', at: new Date() }
    const rival = () => database().inTx(tx => once(tx, done))
    const answers = await Promise.all(Array.from({ length: 20 }, rival))
    expect(answers.filter(first => first)).toHaveLength(1)
  })
})
