import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from './audit/report.ts'
import { testDatabase } from './testing/index.ts'
import { type DemoApp, demoApp } from './testing/demo-app.ts'

const database = testDatabase()
let app: DemoApp

beforeAll(async () => {
  app = await demoApp(database())
}, 60_000)
afterAll(() => app.close())

const data = async <T>(path: string, body: unknown, headers: Record<string, string>) =>
  (await app.ask(path, body, headers)).body.data as T

interface Reviews {
  reviews: { stars: number; orderId: string; remark: string; reply?: { text: string } }[]
}

test('Every store of the demo brand has reviews and replies', async () => {
  const token = await app.staff()
  for (const shopId of [101, 102, 103, 104, 105]) {
    const { reviews } = await data<Reviews>('/api/console/reviews', { shopId, pageSize: 20 }, { token })
    expect(reviews.length).toBeGreaterThan(1)
    expect(reviews.some(one => one.reply)).toBe(true)
    expect(reviews.some(one => !one.reply)).toBe(true)
  }
})

test('The demo brand’s history is consistent: the audit finds nothing', async () => {
  expect((await audit(database())).findings).toEqual([])
})
