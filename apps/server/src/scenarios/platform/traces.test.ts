import { contract } from '@comanda/contract'
import { headers } from '@comanda/contract/core'
import { createOtlpReceiver, type OtlpReceiver, type ReceivedSpan } from '@comanda/standins/otlp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { observing, startObserving, stopObserving } from '../../platform/observe/index.ts'
import { requestId, testApp } from '../../testing/index.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const PHONE = '00f067aa0ba902b7'

let receiver: OtlpReceiver
beforeAll(async () => {
  receiver = await createOtlpReceiver()
  await startObserving({
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_SERVICE_NAME: 'comanda',
    OTEL_TRACES_SAMPLER_ARG: 1,
  })
})
const app = testApp()
afterAll(async () => {
  await stopObserving()
  await receiver.close()
})

const spanNamed = (part: string, traceId?: string): Promise<ReceivedSpan> =>
  vi.waitFor(
    () => {
      const span = receiver.spans.find(it => it.name.includes(part) && (!traceId || it.traceId === traceId))
      if (!span) throw new Error(`no span ${part} among ${receiver.spans.map(it => it.name).join(', ')}`)
      return span
    },
    { timeout: 10_000, interval: 100 },
  )

/** The names from a span up to the first one of its trace. */
function pathOf(span: ReceivedSpan): string[] {
  const parent = receiver.spans.find(it => it.spanId === span.parentSpanId)
  return parent ? [span.name, ...pathOf(parent)] : [span.name]
}

test('A call continues the trace of the phone and leads to its SQL statements (API-1)', async () => {
  const path = contract.store.queryShopList.path
  await app.server.inject({
    method: 'POST',
    url: path,
    payload: {},
    headers: { [headers.traceparent]: `00-${TRACE}-${PHONE}-01`, [headers.requestId]: 'request-of-trace' },
  })
  const call = await spanNamed(`POST ${path}`, TRACE)
  expect(call).toMatchObject({ parentSpanId: PHONE, resource: { 'service.name': 'comanda' }, failed: false })
  expect(call.attributes).toMatchObject({ 'http.route': path, 'request.id': 'request-of-trace' })
  const statement = await spanNamed('SQL', TRACE)
  expect(pathOf(statement).at(-1)).toBe(`POST ${path}`)
})

test('A payment is traced through its transactions to the request to the provider', async () => {
  const ann = app.guest()
  const { orderId } = await ann.order({ dishes: ['soup'] })
  await ann.pay(orderId)
  await app.settle()
  const provider = await spanNamed('adyen POST')
  expect(provider.attributes).toMatchObject({ provider: 'adyen', outcome: '2xx' })
  expect(pathOf(provider).at(-1)).toMatch(/^POST \/api\//)
  const names = receiver.spans.filter(it => it.traceId === provider.traceId).map(it => it.name)
  expect(names).toContain('transaction')
  expect(names.filter(name => name.startsWith('SQL ')).length).toBeGreaterThan(3)
})

test('Statements of orders that share a transaction are in the trace of their own call', async () => {
  const guests = Array.from({ length: 20 }, () => app.guest())
  await Promise.all(guests.map(guest => guest.order({ dishes: ['soup'] })))
  await spanNamed(contract.order.submit.path)
  await vi.waitFor(
    () => {
      const submits = receiver.spans.filter(it => it.name === `POST ${contract.order.submit.path}`)
      expect(submits.length).toBeGreaterThanOrEqual(20)
      for (const { traceId } of submits)
        expect(receiver.spans.some(it => it.traceId === traceId && it.name.startsWith('SQL '))).toBe(true)
    },
    { timeout: 10_000, interval: 200 },
  )
})

test('Spans hold no value of a statement and nothing of a guest (L1)', async () => {
  const maya = app.guest()
  await maya.order({ dishes: ['soup'] }).catch(() => {})
  await app.anyone().call(contract.auth.sendVerifyCode, { destination: 'maya.canary@example.com' } as never)
  await spanNamed(contract.auth.sendVerifyCode.path)
  expect(JSON.stringify(receiver.spans)).not.toContain('maya.canary')
})

test('A log line names the span it was written in', async () => {
  const lines: string[] = []
  const span = observing.tracer?.start({ name: 'test', kind: 'internal', parent: `00-${TRACE}-${PHONE}-01` })
  span?.run(() => createLog('info', line => void lines.push(line)).info(requestId()))
  span?.end()
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ traceId: TRACE })
})
