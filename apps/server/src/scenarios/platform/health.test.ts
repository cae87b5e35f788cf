import { expect, test, vi } from 'vitest'
import { testApp } from '../../testing/index.ts'

const app = testApp()

const status = async () => (await app.server.inject({ method: 'GET', url: '/healthz' })).statusCode

test('Health fails while jobs are stuck, and recovers with them (O10)', async () => {
  expect(await status()).toBe(200)
  app.jobs.hold(true)
  expect(await status()).toBe(503)
  app.jobs.hold(false)
  expect(await status()).toBe(200)
})

test('Health fails while no transaction can begin, although reads work (O10)', async () => {
  const inTx = vi.spyOn(app.db, 'inTx').mockRejectedValue(new Error('no connection'))
  expect(await status()).not.toBe(200)
  inTx.mockRestore()
  expect(await status()).toBe(200)
})
