import { contract } from '@comanda/contract'
import { auth } from '@comanda/contract/auth'
import { headers } from '@comanda/contract/core'
import { telemetry } from '@comanda/contract/telemetry'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testApp } from '../../testing/index.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const SPAN = '00f067aa0ba902b7'
const visit = {
  [headers.traceparent]: `00-${TRACE}-${SPAN}-01`,
  [headers.timezone]: 'America/Sao_Paulo',
  [headers.pagePath]: '/storeIndex',
  [headers.params]: JSON.stringify({ shopId: '101', vtId: 'secret-of-the-table', note: 'Maya' }),
}
const app = testApp()

const post = async (path: string, body: object, sent: Record<string, string>) => {
  const reply = await app.server.inject({ method: 'POST', url: path, payload: body, headers: sent })
  return reply.json() as { code: string; requestId: string; traceId?: string }
}
const lines = () => app.log.map(line => JSON.parse(line) as Record<string, unknown>)

beforeEach(() => app.log.splice(0))
afterEach(() => vi.restoreAllMocks())

test('A refusal names the trace of the visit beside its request id (API-1)', async () => {
  expect(await post(auth.info.path, {}, visit)).toMatchObject({ traceId: TRACE })
  expect(await post('/api/unknown', {}, visit)).toMatchObject({ traceId: TRACE })
})

test('A failed call is logged with trace, time zone, page and harmless parameters (API-1)', async () => {
  vi.spyOn(app.db, 'withTables').mockImplementation(() => {
    throw new Error('broken')
  })
  vi.spyOn(app.db, 'query').mockRejectedValue(new Error('broken'))
  const answer = await post(contract.store.queryShopList.path, {}, { ...visit, [headers.requestId]: 'request-1' })
  expect(answer.code).not.toBe('000')
  const line = lines().find(({ level }) => level === 'error')
  expect(line).toMatchObject({
    requestId: 'request-1',
    traceId: TRACE,
    spanId: SPAN,
    timeZone: 'America/Sao_Paulo',
    pagePath: '/storeIndex',
    params: { shopId: '101' },
  })
  expect(JSON.stringify(line)).not.toMatch(/secret-of-the-table|Maya/)
})

test('An error event is logged with the trace and time zone of its visit (API-1, ETC-4)', async () => {
  const events = [{ name: 'TypeError', level: 'error', message: 'x is undefined' }]
  await post(telemetry.upload.path, { events }, visit)
  expect(lines()).toContainEqual(expect.objectContaining({ traceId: TRACE, timeZone: 'America/Sao_Paulo' }))
})

test.each([
  ['a trace of zeros', { [headers.traceparent]: `00-${'0'.repeat(32)}-${SPAN}-01` }],
  ['a trace of another version', { [headers.traceparent]: `ff-${TRACE}-${SPAN}-01` }],
  ['a zone that does not exist', { [headers.timezone]: 'Mars/Olympus' }],
  ['a page of another origin', { [headers.pagePath]: '//evil.example' }],
  ['parameters that are not JSON', { [headers.params]: '{"shopId":' }],
])('Header values that are unfit count as absent: %s (API-1)', async (_what, sent) => {
  const events = [{ name: 'TypeError', level: 'error', message: 'x is undefined' }]
  await post(telemetry.upload.path, { events }, sent)
  const [line] = lines()
  for (const name of ['traceId', 'timeZone', 'pagePath', 'params']) expect(line).not.toHaveProperty(name)
})
