import { describe, expect, test } from 'vitest'
import type { Tx } from './queries.ts'
import { type SharedWork, createSharedTransactions } from './shared-transaction.ts'
import { createSemaphore } from './semaphore.ts'

const TX = {} as Tx

/** Records which transactions run, and the steps of each work in them. */
function recordedTransactions(limit = 1) {
  const events: string[] = []
  let open = 0
  let most = 0
  const run = async <R>(kind: string, work: (tx: Tx) => Promise<R>): Promise<R> => {
    events.push(kind)
    open += 1
    most = Math.max(most, open)
    try {
      return await work(TX)
    } finally {
      open -= 1
    }
  }
  const runner = {
    withRetry: <R>(work: (tx: Tx) => Promise<R>) => run('single', work),
    withoutRetry: <R>(work: (tx: Tx) => Promise<R>) => run('batch', work),
  }
  const submit = createSharedTransactions(runner, createSemaphore(limit, 60_000))
  const work = (name: string, more: Partial<SharedWork<string, string>> = {}): SharedWork<string, string> => ({
    group: 'shop 1',
    exclusiveKeys: [name],
    decide: async () => {
      events.push(`decide ${name}`)
      return name
    },
    write: async (_, found) => {
      events.push(`write ${name}`)
      return `done ${found}`
    },
    ...more,
  })
  return { events, submit, work, most: () => most }
}

const nextTurn = () => new Promise<void>(resolve => setImmediate(resolve))

describe('Concurrent work of one group shares a transaction', () => {
  test('work that arrives alone runs in its own transaction and receives its own result', async () => {
    const { events, submit, work } = recordedTransactions()
    expect(await submit(work('a'))).toBe('done a')
    expect(events).toEqual(['single', 'decide a', 'write a'])
  })

  test('All decide before any changes, in order of arrival', async () => {
    const { events, submit, work } = recordedTransactions()
    const all = await Promise.all(['a', 'b', 'c'].map(name => submit(work(name))))
    expect(all).toEqual(['done a', 'done b', 'done c'])
    expect(events).toEqual(['batch', 'decide a', 'decide b', 'decide c', 'write a', 'write b', 'write c'])
  })

  test('work that arrives during a transaction joins the next one, at most 16 at a time', async () => {
    const { events, submit, work } = recordedTransactions()
    const blocked = Promise.withResolvers<string>()
    const first = submit(work('first', { write: () => blocked.promise }))
    await nextTurn()
    await nextTurn()
    const rest = Promise.all(Array.from({ length: 20 }, (_, i) => submit(work(`n${i}`))))
    await nextTurn()
    expect(events.filter(it => it === 'single' || it === 'batch')).toEqual(['single'])
    blocked.resolve('done')
    await Promise.all([first, rest])
    expect(events.filter(it => it === 'single' || it === 'batch')).toEqual(['single', 'batch', 'batch'])
    expect(events.lastIndexOf('batch')).toBe(events.indexOf('write n15') + 1)
  })

  test('Work with a common exclusive key never runs at the same time, and all of it completes', async () => {
    const { submit, work } = recordedTransactions(2)
    let now = 0
    let most = 0
    const write = async () => {
      now += 1
      most = Math.max(most, now)
      await nextTurn()
      now -= 1
      return 'done'
    }
    const of = (person: string) => submit(work('x', { exclusiveKeys: [person], write: write }))
    expect(await Promise.all([of('a'), of('a'), of('a')])).toEqual(['done', 'done', 'done'])
    expect(most).toBe(1)
    await Promise.all([of('a'), of('b')])
    expect(most).toBe(2)
  })

  test('Other groups run in transactions of their own, as many at once as the semaphore allows', async () => {
    const { events, submit, work, most } = recordedTransactions(2)
    const write = () => nextTurn().then(() => 'done')
    const at = (group: string, name: string) => submit(work(name, { group: group, write: write }))
    await Promise.all([at('1', 'a'), at('2', 'b'), at('1', 'c'), at('2', 'd'), at('3', 'e')])
    expect(events.filter(it => it === 'batch')).toHaveLength(2)
    expect(events.filter(it => it === 'single')).toHaveLength(1)
    expect(most()).toBe(2)
  })
})

describe('An error in a shared transaction', () => {
  test('An error of decide fails that work alone; the others complete in the same transaction', async () => {
    const { events, submit, work } = recordedTransactions()
    const decide = () => Promise.reject(new Error('sold out'))
    const results = await Promise.allSettled([
      submit(work('a')),
      submit(work('b', { decide: decide })),
      submit(work('c')),
    ])
    expect(results.map(result => (result.status === 'fulfilled' ? result.value : String(result.reason)))).toEqual([
      'done a',
      'Error: sold out',
      'done c',
    ])
    expect(events.filter(it => it === 'single')).toHaveLength(0)
  })

  test('An error of write rolls all back; each work is repeated alone and only the failing one fails', async () => {
    const { events, submit, work } = recordedTransactions()
    const write = () => Promise.reject(new Error('too late'))
    const results = await Promise.allSettled([submit(work('a')), submit(work('b', { write: write }))])
    expect(results.map(result => result.status)).toEqual(['fulfilled', 'rejected'])
    expect(events).toEqual([
      'batch',
      'decide a',
      'decide b',
      'write a',
      'single',
      'decide a',
      'single',
      'decide b',
      'write a',
    ])
  })

  test('A database error in decide breaks the transaction; each work is repeated alone', async () => {
    const { events, submit, work } = recordedTransactions()
    let times = 0
    const decide = async () => {
      times += 1
      if (times === 1) throw Object.assign(new Error('waited too long'), { code: '55P03' })
      return 'b'
    }
    expect(await Promise.all([submit(work('a')), submit(work('b', { decide: decide }))])).toEqual(['done a', 'done b'])
    expect(events.filter(it => it === 'single')).toHaveLength(2)
  })

  test('later work runs after an error', async () => {
    const { submit, work } = recordedTransactions()
    const decide = () => Promise.reject(new Error('no'))
    const of = () => submit(work('a', { decide: decide }))
    await Promise.allSettled([of(), of()])
    expect(await submit(work('a'))).toBe('done a')
  })
})
