import { contract } from '@comanda/contract'
import { demoBrand } from '@comanda/demo'
import { expect, test } from 'vitest'
import { demoStaff, testApp } from '../../testing/index.ts'

const app = testApp({ brand: 'demo', clock: Date.now() })
const manager = demoStaff(app)

test('Every store of the demo brand has reviews and replies', async () => {
  for (const { config } of demoBrand().shops) {
    const { reviews } = await manager.must(contract.evaluation.reviews, { shopId: config.shopId, pageSize: 20 })
    expect(reviews.length).toBeGreaterThan(1)
    expect(reviews.some(one => one.reply)).toBe(true)
    expect(reviews.some(one => !one.reply)).toBe(true)
  }
})

test('The demo brand’s history is consistent: the audit finds nothing', async () => {
  expect(await app.audit()).toEqual([])
})
