import { describe, expect, test } from 'vitest'
import type { Tx } from './queries.ts'
import { type Companion, createTogether } from './together.ts'
import { createTurns } from './turns.ts'

const TX = {} as Tx

/** Transactions that are only written down: which works each had, and whether it was one for itself. */
function house(atOnce = 1) {
  const told: string[] = []
  let open = 0
  let most = 0
  const run = async <R>(kind: string, work: (tx: Tx) => Promise<R>): Promise<R> => {
    told.push(kind)
    open += 1
    most = Math.max(most, open)
    try {
      return await work(TX)
    } finally {
      open -= 1
    }
  }
  const runs = {
    alone: <R>(work: (tx: Tx) => Promise<R>) => run('alone', work),
    once: <R>(work: (tx: Tx) => Promise<R>) => run('together', work),
  }
  const together = createTogether(runs, createTurns(atOnce, 60_000))
  const work = (name: string, more: Partial<Companion<string, string>> = {}): Companion<string, string> => ({
    company: 'shop 1',
    apart: [name],
    look: async () => {
      told.push(`look ${name}`)
      return name
    },
    change: async (_, found) => {
      told.push(`change ${name}`)
      return `done ${found}`
    },
    ...more,
  })
  return { told, together, work, most: () => most }
}

const later = () => new Promise<void>(resolve => setImmediate(resolve))

describe('works that come at once share a transaction', () => {
  test('who comes alone is not made to share; each answer goes to the one who asked', async () => {
    const { told, together, work } = house()
    expect(await together(work('a'))).toBe('done a')
    expect(told).toEqual(['alone', 'look a', 'change a'])
  })

  test('all look before any changes, in the order they came', async () => {
    const { told, together, work } = house()
    const all = await Promise.all(['a', 'b', 'c'].map(name => together(work(name))))
    expect(all).toEqual(['done a', 'done b', 'done c'])
    expect(told).toEqual(['together', 'look a', 'look b', 'look c', 'change a', 'change b', 'change c'])
  })

  test('who comes while one is under way is in the next, at most 16 of them', async () => {
    const { told, together, work } = house()
    const held = Promise.withResolvers<string>()
    const first = together(work('first', { change: () => held.promise }))
    await later()
    await later()
    const rest = Promise.all(Array.from({ length: 20 }, (_, i) => together(work(`n${i}`))))
    await later()
    expect(told.filter(it => it === 'alone' || it === 'together')).toEqual(['alone'])
    held.resolve('done')
    await Promise.all([first, rest])
    expect(told.filter(it => it === 'alone' || it === 'together')).toEqual(['alone', 'together', 'together'])
    expect(told.lastIndexOf('together')).toBe(told.indexOf('change n15') + 1)
  })

  test('two of one person are never under way at the same time, and both are done', async () => {
    const { together, work } = house(2)
    let now = 0
    let most = 0
    const change = async () => {
      now += 1
      most = Math.max(most, now)
      await later()
      now -= 1
      return 'done'
    }
    const of = (person: string) => together(work('x', { apart: [person], change }))
    expect(await Promise.all([of('a'), of('a'), of('a')])).toEqual(['done', 'done', 'done'])
    expect(most).toBe(1)
    await Promise.all([of('a'), of('b')])
    expect(most).toBe(2)
  })

  test('those of another company travel for themselves, as many at once as there are turns', async () => {
    const { told, together, work, most } = house(2)
    const change = () => later().then(() => 'done')
    const at = (company: string, name: string) => together(work(name, { company, change }))
    await Promise.all([at('1', 'a'), at('2', 'b'), at('1', 'c'), at('2', 'd'), at('3', 'e')])
    expect(told.filter(it => it === 'together')).toHaveLength(2)
    expect(told.filter(it => it === 'alone')).toHaveLength(1)
    expect(most()).toBe(2)
  })
})

describe('a fault in a shared transaction', () => {
  test('who finds as it looks that it cannot be is told so; the others are done with what they began', async () => {
    const { told, together, work } = house()
    const look = () => Promise.reject(new Error('sold out'))
    const ends = await Promise.allSettled([together(work('a')), together(work('b', { look })), together(work('c'))])
    expect(ends.map(end => (end.status === 'fulfilled' ? end.value : String(end.reason)))).toEqual([
      'done a',
      'Error: sold out',
      'done c',
    ])
    expect(told.filter(it => it === 'alone')).toHaveLength(0)
  })

  test('who fails as it changes undoes all: each begins again by itself, and its fault is its own', async () => {
    const { told, together, work } = house()
    const change = () => Promise.reject(new Error('too late'))
    const ends = await Promise.allSettled([together(work('a')), together(work('b', { change }))])
    expect(ends.map(end => end.status)).toEqual(['fulfilled', 'rejected'])
    expect(told).toEqual(['together', 'look a', 'look b', 'change a', 'alone', 'look a', 'alone', 'look b', 'change a'])
  })

  test('what the database says no to as one looks has broken the transaction: each begins again', async () => {
    const { told, together, work } = house()
    let times = 0
    const look = async () => {
      times += 1
      if (times === 1) throw Object.assign(new Error('waited too long'), { code: '55P03' })
      return 'b'
    }
    expect(await Promise.all([together(work('a')), together(work('b', { look }))])).toEqual(['done a', 'done b'])
    expect(told.filter(it => it === 'alone')).toHaveLength(2)
  })

  test('after a fault the next ones are let through', async () => {
    const { together, work } = house()
    const look = () => Promise.reject(new Error('no'))
    const of = () => together(work('a', { look }))
    await Promise.allSettled([of(), of()])
    expect(await together(work('a'))).toBe('done a')
  })
})
