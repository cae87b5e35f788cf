import { telemetry as calls } from '@comanda/contract/telemetry'
import { createOtlpReceiver } from '@comanda/standins/otlp'
import { expect, it } from 'vitest'
import { createLog, silentLog } from '../../platform/log.ts'
import { testAnyone } from '../../testing/index.ts'
import { createTelemetry } from './index.ts'

function house() {
  const lines: string[] = []
  let now = 0
  const log = { ...silentLog, warn: (_message: string, fields?: object) => void lines.push(JSON.stringify(fields)) }
  const { handlers } = createTelemetry({ log, clock: () => now, destinations: {} })
  const event = (message: string) => ({ name: 'error', level: 'error' as const, message })
  return {
    lines,
    upload: (...messages: string[]) => handlers.upload(testAnyone(), { events: messages.map(event) }),
    pass: (ms: number) => void (now += ms),
  }
}

it('Writes no address, number or token of any person (L1)', async () => {
  const { lines, upload } = house()
  const token = `1000.${'aB3_-'.repeat(8)}xyz`
  await upload(`mail maya@example.com phone +1 212 555 0187 at /home?token=abc123&c=1 with ${token}`)
  expect(lines.join()).not.toMatch(/maya|0187|abc123|aB3/)
  expect(lines.join()).toContain('/home')
})

it.each(['a', 'a@', 'a@b', '1 ', '1.', '@', '+1'])(
  'Reads the largest batch at once, whatever its content: %j over and over (R1)',
  async letters => {
    const { handlers } = createTelemetry({ log: silentLog, clock: () => 0, destinations: {} })
    const stack = letters.repeat(4000).slice(0, 4000)
    const events = Array.from({ length: 50 }, () => ({ name: 'x', level: 'error' as const, message: 'x', stack }))
    const started = performance.now()
    await handlers.upload(testAnyone(), { events })
    expect(performance.now() - started).toBeLessThan(400)
  },
)

it('Takes a flood and writes a bounded part of it a minute (ETC-4)', async () => {
  const { lines, upload, pass } = house()
  for (let batch = 0; batch < 20; batch++)
    expect(await upload(...Array.from({ length: 50 }, () => 'x'))).toEqual({ taken: 50 })
  expect(lines).toHaveLength(300)
  pass(60_000)
  await upload('again')
  expect(lines).toHaveLength(301)
})

it('Cannot forge a log line or add markup to its viewers (R2, L2)', async () => {
  const lines: string[] = []
  const { handlers } = createTelemetry({
    log: createLog('info', line => void lines.push(line)),
    clock: () => 0,
    destinations: {},
  })
  const message = 'ok\n{"level":"error","message":"paid order=1"}\u001b[31m\u2028<img src=x onerror=alert(1)>'
  await handlers.upload(testAnyone(), { events: [{ name: 'x', level: 'error', message }], environment: 'uat' })
  expect(lines).toHaveLength(1)
  expect(lines[0]?.trimEnd()).not.toMatch(/[\n\r\u001b\u2028]/)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'warn', environment: 'uat' })
})

it('Takes at most fifty events in one batch, and only errors (ETC-4)', () => {
  const batch = (count: number, level = 'error') => ({
    events: Array.from({ length: count }, () => ({ name: 'x', level, message: 'x' })),
  })
  const taken = [batch(50), batch(51), batch(0), batch(1, 'info')].map(it => calls.upload.request.safeParse(it).success)
  expect(taken).toEqual([true, false, false, false])
})

const TRACE = 'a'.repeat(31) + '1'
const caller = { ...testAnyone(), visit: { traceId: TRACE, timeZone: 'Asia/Shanghai', params: { shopId: '7' } } }
const failure = { name: 'TypeError', level: 'error' as const, message: 'mail maya@example.com', path: '/home' }

it('Events go to the collector of their environment, with the trace of the visit (ETC-3, ETC-4)', async () => {
  const [eu, others] = [await createOtlpReceiver(), await createOtlpReceiver()]
  const destinations = { eu: eu.url, default: others.url }
  const { handlers } = createTelemetry({ log: silentLog, clock: () => 5, destinations })
  await handlers.upload(caller, { environment: 'eu', events: [failure] })
  await handlers.upload(caller, { events: [failure, failure] })
  await handlers.upload(caller, { environment: 'us', events: [failure] })
  await expect.poll(() => [eu.records.length, others.records.length]).toEqual([1, 2])
  const [record] = eu.records
  expect(record).toMatchObject({ traceId: TRACE, severityText: 'ERROR', timeUnixNano: '5000000' })
  expect(JSON.stringify(record)).toContain('Asia/Shanghai')
  expect(JSON.stringify(record)).not.toContain('maya')
  await Promise.all([eu.close(), others.close()])
})

it('A collector that fails or hangs changes nothing for the phone (ETC-4)', async () => {
  const broken = await createOtlpReceiver()
  broken.fail(500, 100)
  for (const url of [broken.url, 'http://127.0.0.1:1']) {
    const { handlers } = createTelemetry({ log: silentLog, clock: () => 0, destinations: { default: url } })
    const taken = await Promise.all(Array.from({ length: 40 }, () => handlers.upload(caller, { events: [failure] })))
    expect(taken).toEqual(Array.from({ length: 40 }, () => ({ taken: 1 })))
  }
  expect(broken.headers.length).toBeLessThanOrEqual(10)
  await broken.close()
})
