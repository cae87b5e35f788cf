import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '../testing/index.ts'
import {
  account,
  balanceOf,
  balancesOf,
  entriesOf,
  entriesOfCause,
  lockBalances,
  move,
  post,
  type Posting,
  postWithCommit,
} from './index.ts'

const database = testDatabase()

const posting = (more: Partial<Posting> = {}): Posting => ({
  corporationId: 1,
  causeKey: 'payment-received:a',
  kind: 'paymentReceived',
  currencyCode: 'USD',
  entries: move(1999, account.provider('card'), account.order('a')),
  at: new Date(),
  ...more,
})

const write = (more: Partial<Posting>) => database().inTx(tx => post(tx, posting(more)))
const sumOf = (name: string) => balanceOf(database(), 1, name)
const balanceNow = async (name: string) => (await balancesOf(database(), 1, [name])).get(name)

/** Puts value on an account that holds a guest's. */
const fill = (name: string, amount: number, currencyCode = 'USD') =>
  write({
    causeKey: `fill:${name}`,
    kind: 'opening',
    currencyCode,
    entries: move(amount, account.brand('opening'), name),
  })

describe('The ledger', () => {
  test('A posting is balanced and happens once, also with twenty tries at once (M2)', async () => {
    const done = await Promise.all(Array.from({ length: 20 }, () => write({})))
    expect(done.filter(it => it === 'posted')).toHaveLength(1)
    expect(done.filter(it => it === 'before')).toHaveLength(19)
    expect(await Promise.all([sumOf('order:a'), sumOf('provider:card')])).toEqual([1999, -1999])
  })

  test('A refund is a posting of its own: no row can be changed or removed (M3)', async () => {
    const back = { causeKey: 'payment-returned:a', kind: 'paymentReturned' as const }
    expect(await write({ ...back, entries: move(1999, account.order('a'), account.provider('card')) })).toBe('posted')
    expect(await sumOf('order:a')).toBe(0)
    const tries = [
      sql`update ledger_entry set amount = amount + 1`,
      sql`delete from ledger_entry`,
      sql`update ledger_posting set kind = 'opening'`,
      sql`truncate ledger_posting`,
    ]
    for (const one of tries)
      await expect(database().inTx(tx => one.execute(tx))).rejects.toThrow('the ledger is only ever added to')
  })

  test.each<[string, Posting['entries']]>([
    ['an amount of nothing', move(0, 'order:a', 'order:b')],
    ['a fraction', move(0.5, 'order:a', 'order:b')],
    ['an account to itself', move(5, 'order:a', 'order:a')],
    [
      'entries that do not add up',
      [
        { account: 'order:a', amount: 5 },
        { account: 'order:b', amount: -4 },
      ],
    ],
    ['one entry', [{ account: 'order:a', amount: 5 }]],
    ['more than any movement may be', move(1_000_000_000_001, 'order:a', 'order:b')],
  ])('%s is no posting (M2, M5)', async (_, entries) => {
    await expect(write({ causeKey: 'odd', entries })).rejects.toThrow(RangeError)
    expect(await entriesOfCause(database(), 1, 'odd')).toEqual([])
  })

  test.each([2, 3, 4, 5])(
    'Twenty at once between the same %i guests’ accounts: each once, none below zero (M4)',
    async count => {
      const [own = '', ...others] = Array.from({ length: count }, (_, index) => account.points(1000 * count + index))
      await fill(own, 10 * others.length)
      const done = await Promise.all(
        Array.from({ length: 20 }, (_, index) => {
          const moves = others.map(name => ({ account: name, amount: 1 }))
          const entries = [{ account: own, amount: -others.length }, ...moves]
          return write({
            causeKey: `share:${count}:${index}`,
            entries: index % 2 === 0 ? entries : entries.toReversed(),
          })
        }),
      )
      expect(done.toSorted()).toEqual([...Array(10).fill('posted'), ...Array(10).fill('short')])
      expect(await Promise.all([own, ...others].map(balanceNow))).toEqual([0, ...others.map(() => 10)])
    },
  )

  test('Twenty at once that share one account beside three of their own each: it pays as often as it has value (M4)', async () => {
    const shared = account.points(999_999)
    await fill(shared, 5)
    const own = (index: number) => [1, 2, 3].map(no => account.points(500_000 + index * 10 + no))
    for (let index = 0; index < 20; index += 1) await Promise.all(own(index).map(name => fill(name, 1)))
    const done = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const entries = [...own(index), shared].map(name => ({ account: name, amount: -1 }))
        return write({
          causeKey: `beside:${index}`,
          entries: [...entries, { account: account.brand('opening'), amount: entries.length }],
        })
      }),
    )
    expect(done.toSorted()).toEqual([...Array(5).fill('posted'), ...Array(15).fill('short')])
    expect(await balanceNow(shared)).toBe(0)
  })

  test('A posting sees what its transaction posts with the commit (M4)', async () => {
    const [from, to] = [account.points(600_001), account.points(600_002)]
    const moved = await database().inTx(async tx => {
      postWithCommit(
        tx,
        posting({ causeKey: 'late:1', kind: 'opening', entries: move(7, account.brand('opening'), from) }),
      )
      return post(tx, posting({ causeKey: 'late:2', entries: move(7, from, to) }))
    })
    expect([moved, await balanceNow(from), await balanceNow(to)]).toEqual(['posted', 0, 7])
  })

  test('An account of the same name in another corporation is another account (A2)', async () => {
    await write({ corporationId: 2 })
    expect(await balanceOf(database(), 2, 'order:a')).toBe(1999)
    expect(await sumOf('order:a')).toBe(0)
  })
})

describe('Accounts that hold a guest’s value', () => {
  test('Fifty spend the whole balance at once: one succeeds, and the balance stays above zero (M4)', async () => {
    const card = account.cardPaid('race')
    await fill(card, 5000)
    const spend = (n: number) => write({ causeKey: `spend:${n}`, entries: move(5000, card, account.order(`race${n}`)) })
    const done = await Promise.all(Array.from({ length: 50 }, (_, n) => spend(n)))
    expect(done.filter(it => it === 'posted')).toHaveLength(1)
    expect(done.filter(it => it === 'short')).toHaveLength(49)
    expect(await balanceNow(card)).toBe(0)
  })

  test('Too little leaves no trace, and the same cause may be used again when there is enough', async () => {
    const card = account.cardPaid('poor')
    const spend = { causeKey: 'spend:poor', entries: move(100, card, account.order('poor')) }
    expect(await write(spend)).toBe('short')
    expect(await entriesOfCause(database(), 1, 'spend:poor')).toEqual([])
    await fill(card, 100)
    expect([await write(spend), await write(spend)]).toEqual(['posted', 'before'])
  })

  test('One account never holds two currencies (M2)', async () => {
    await fill(account.cardPaid('yen'), 900, 'JPY')
    const spend = write({ causeKey: 'spend:yen', entries: move(9, account.cardPaid('yen'), account.order('yen')) })
    await expect(spend).rejects.toThrow('another currency')
  })

  test('After twenty concurrent changes each stored balance is the sum of its entries (M1, CARD-10)', async () => {
    const names = ['x', 'y', 'z'].map(account.giftCard)
    for (const name of names) await fill(name, 1000)
    const between = fc.tuple(fc.nat(2), fc.nat(2), fc.integer({ min: 1, max: 700 })).filter(([a, b]) => a !== b)
    let round = 0
    await fc.assert(
      fc.asyncProperty(fc.array(between, { minLength: 20, maxLength: 20 }), async moves => {
        round += 1
        const wave = moves.map(([from, to, amount], n) =>
          write({ causeKey: `wave:${round}:${n}`, entries: move(amount, names[from] ?? '', names[to] ?? '') }),
        )
        await Promise.all(wave)
        const stored = await balancesOf(database(), 1, names)
        for (const name of names) expect(stored.get(name)).toBe(await sumOf(name))
        expect([...stored.values()].reduce((sum, it) => sum + it)).toBe(3000)
      }),
      { numRuns: 8 },
    )
  })
})

describe('Postings that cannot fail', () => {
  const spent = (n: number, from: string, to: string, amount: number) =>
    posting({ causeKey: `sure:${n}`, kind: 'spent', entries: move(amount, from, to) })

  test('Several of one transaction are written together, each once and in order (M1, M2)', async () => {
    const [from, to] = [account.cardPaid('sure'), account.giftCard('sure')]
    await fill(from, 1000)
    await database().inTx(async tx => {
      // The second takes what the first brought.
      postWithCommit(tx, spent(1, from, to, 700))
      postWithCommit(tx, spent(2, to, account.order('sure'), 650))
    })
    expect(await Promise.all([from, to].map(balanceNow))).toEqual([300, 50])
    expect(await Promise.all([from, to, 'order:sure'].map(sumOf))).toEqual([300, 50, 650])
    expect((await entriesOfCause(database(), 1, 'sure:2')).map(it => it.amount)).toEqual([-650, 650])
  })

  test('Queries of the ledger in the same transaction see them', async () => {
    const [from, to] = [account.cardPaid('seen'), account.giftCard('seen')]
    await fill(from, 100)
    await database().inTx(async tx => {
      postWithCommit(tx, spent(3, from, to, 60))
      expect(await lockBalances(tx, 1, [from, to])).toEqual([40, 60])
      postWithCommit(tx, spent(4, from, to, 40))
      expect((await balancesOf(tx, 1, [to])).get(to)).toBe(100)
    })
    expect(await Promise.all([from, to].map(sumOf))).toEqual([0, 100])
  })

  test('A posting that exceeds the balance, or exists already, undoes its whole transaction (M2, M4)', async () => {
    const [from, to] = [account.cardPaid('less'), account.giftCard('less')]
    await fill(from, 100)
    const both = (n: number, amount: number) =>
      database().inTx(async tx => {
        postWithCommit(tx, spent(n, from, to, 10))
        postWithCommit(tx, spent(n + 1, from, to, amount))
      })
    await expect(both(10, 91)).rejects.toThrow('ledger_balance')
    await both(10, 40)
    await expect(both(11, 40)).rejects.toThrow('ledger_posting')
    expect(await Promise.all([from, to].map(balanceNow))).toEqual([50, 50])
  })

  test('No posting changes the currency of an account (M2)', async () => {
    const [yen, dollars] = [account.cardPaid('sure-yen'), account.cardPaid('sure-dollars')]
    await fill(yen, 900, 'JPY')
    await fill(dollars, 900)
    const take = database().inTx(async tx => postWithCommit(tx, spent(20, yen, account.order('yen'), 9)))
    await expect(take).rejects.toThrow('another currency')
    const give = database().inTx(async tx => postWithCommit(tx, spent(21, dollars, yen, 9)))
    await expect(give).rejects.toThrow('another currency')
    expect(await Promise.all([yen, dollars].map(balanceNow))).toEqual([900, 900])
  })

  test('The database too refuses an unbalanced posting (M2)', async () => {
    const values = sql`array[1], array['odd:1'], array[gen_random_uuid()], array['spent'], array['USD'], array[now()],
      array[null], array[null::bigint], array[1, 1], array['order:odd', 'order:even'], array[5, -4]::bigint[],
      array[false, false]`
    const odd = database().inTx(tx => sql`select ledger_write(${values})`.execute(tx))
    await expect(odd).rejects.toThrow('do not add up')
    expect(await sumOf('order:odd')).toBe(0)
  })
})

describe('A statement', () => {
  test('Lists events newest first, in pages, of the requested kinds', async () => {
    const [paid, given] = [account.cardPaid('s'), account.cardGiven('s')]
    await fill(paid, 1000)
    const both = [
      { account: paid, amount: 300 },
      { account: given, amount: 30 },
      { account: account.brand('test'), amount: -330 },
    ]
    await write({ causeKey: 's:1', kind: 'recharged', entries: both, reference: 'r1', shopId: 101 })
    await write({ causeKey: 's:2', kind: 'held', entries: move(20, given, account.hold('s')) })
    const page = (more: object) => entriesOf(database(), 1, [paid, given], { limit: 2, ...more })
    const first = await page({})
    expect(first.map(it => [it.kind, it.amount])).toEqual([
      ['held', -20],
      ['recharged', 300],
      ['recharged', 30],
    ])
    expect(first[1]).toMatchObject({ reference: 'r1', shopId: 101, currencyCode: 'USD', account: paid })
    const next = await page({ before: first[2]?.postingId })
    expect(next.map(it => it.kind)).toEqual(['opening'])
    expect((await page({ kinds: ['held'] })).map(it => it.amount)).toEqual([-20])
  })
})
