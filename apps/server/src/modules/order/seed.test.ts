import { demoBrand } from '@comanda/demo'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/index.ts'
import { seedOrders } from './seed.ts'

const app = testApp({ brand: 'demo', clock: Date.now() })

test('A past order of the demo has only dishes that it was priced for, so that reports by dish add up (PAY-13)', async () => {
  const { corporation, shops } = demoBrand()
  const { config: shop, menu } = shops[0] ?? expect.fail('the demo has a store')
  // Noon in New York: breakfast is over.
  const past = { shop, menu, customerId: 0, language: 'en_US', at: new Date('2025-11-20T17:00:00Z') }
  const expected = [['avocado-toast', 'coffee'], ['family-feast', 'edamame'], ['edamame']]
  await app.db.inTx(tx =>
    seedOrders(
      tx,
      corporation.corporationId,
      expected.map(foodIds => ({ ...past, foodIds })),
    ),
  )
  const rows = await app.sql<{ dishes: string; priced: string; foods: string }>(`
    select (select sum((line ->> 'amount')::bigint) from json_array_elements(lines) line) as dishes,
      (select string_agg(line ->> 'foodId', ' ') from json_array_elements(lines) line) as foods,
      (select sum((part ->> 'amount')::bigint) from json_array_elements(totals -> 'totalLines') part where part ->> 'kind' = 'items') as priced
    from customer_order where created_at = '2025-11-20T17:00:00Z'`)
  expect(rows.map(({ foods }) => foods).toSorted()).toEqual(['coffee', 'edamame', 'edamame'])
  expect(rows.filter(({ dishes, priced }) => dishes !== priced)).toEqual([])
})
