import { contract } from '@comanda/contract'
import { expect, test } from 'vitest'
import { SHOP, testApp } from '../../testing/index.ts'

const app = testApp({ brand: 'demo' })
const owner = app.staff('brand')
const shop = { shopId: SHOP }

const sumOf = async (like: string): Promise<Record<string, number>> => {
  const rows = await app.sql<{ currency: string; sum: string }>(
    `select p.currency, sum(e.amount) as sum from ledger_entry e
      join ledger_posting p on p.corporation_id = e.corporation_id and p.posting_id = e.posting_id
      where e.corporation_id = $1 and e.account ~ $2 group by 1 having sum(e.amount) > 0`,
    [app.corporationId, like],
  )
  return Object.fromEntries(rows.map(({ currency, sum }) => [currency, Number(sum)]))
}

const kinds = {
  paidValue: '^card:.*:paid$',
  bonusValue: '^card:.*:given$',
  giftCards: '^giftcard:',
  held: '^(hold|transfer):',
  frozen: '^frozen:',
  points: '^points:',
} as const

const equalsLedger = async () => {
  const { rows } = await owner.must(contract.report.outstandingValue, shop)
  for (const [kind, like] of Object.entries(kinds)) {
    const shown = rows.filter(row => row.kind === kind)
    expect(Object.fromEntries(shown.map(row => [row.currency?.currencyCode ?? 'POINT', row.amount]))).toEqual(
      await sumOf(like),
    )
  }
  return rows
}

test('Outstanding value equals the entries of the ledger by kind and currency, also after value was given and spent (PAY-17, M1)', async () => {
  const before = await equalsLedger()
  expect(new Set(before.map(({ kind }) => kind)).size).toBeGreaterThan(3)
  const member = await app.member({ card: 9000, bonus: 100, points: 70, gift: 2500 })
  const after = await equalsLedger()
  const points = (rows: typeof before) => rows.find(({ kind }) => kind === 'points')?.amount ?? 0
  expect(points(after) - points(before)).toBe(70)
  const { orderId } = await member.order({ dishes: ['edamame'] })
  await member.pay(orderId)
  await app.settle()
  await equalsLedger()
})

test('Outstanding value is for those who see the money of the brand (PAY-17, A5)', async () => {
  expect(await app.staff('manager').call(contract.report.outstandingValue, shop)).toMatchObject({
    refused: 'rightMissing',
  })
})
