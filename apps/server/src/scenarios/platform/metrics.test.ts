import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startObserving, stopObserving } from '../../platform/observe/index.ts'
import { testApp } from '../../testing/index.ts'

const KEY = 'a-key-of-metrics-for-tests-4711'
const OPS = join(import.meta.dirname, '../../../../../ops')
const ALERTS = join(OPS, 'prometheus/alerts.yml')
const isThere = (program: string) => spawnSync(program, ['--version']).error === undefined

beforeAll(() => startObserving({ METRICS_KEY: KEY, OTEL_SERVICE_NAME: 'comanda', OTEL_TRACES_SAMPLER_ARG: 1 }))
const app = testApp({ env: { METRICS_KEY: KEY } })
afterAll(stopObserving)

const metrics = async (authorization = `Bearer ${KEY}`) => {
  const { statusCode, body } = await app.server.inject({ url: '/metrics', headers: { authorization } })
  return { statusCode, body }
}
/** The value of a series, 0 where there is none. */
const valueOf = async (series: string): Promise<number> => {
  const { body } = await metrics()
  const line = body.split('\n').find(one => one.startsWith(`${series} `))
  return Number(line?.slice(series.length) ?? 0)
}

beforeAll(async () => {
  const [ann, manager] = [app.guest(), app.staff('manager')]
  const { orderId } = await ann.order({ dishes: ['soup'] })
  await ann.pay(orderId)
  await app.settle()
  await manager.reject(orderId)
  await app.settle()
}, 60_000)

test.each(['', 'Bearer', `Bearer ${KEY}x`, `Basic ${KEY}`])(
  'Metrics are not shown for the authorization %j (A4)',
  async sent => {
    const { statusCode, body } = await metrics(sent)
    expect(statusCode).toBe(401)
    expect(body).not.toContain('comanda_')
  },
)

test('Orders are counted by state, payments and money by what happened to them', async () => {
  for (const state of ['awaitingPayment', 'placed', 'rejected', 'refunded'])
    expect(await valueOf(`comanda_orders_total{state="${state}"}`), state).toBe(1)
  expect(await valueOf('comanda_payments_total{state="returned"}')).toBe(1)
  const received = await valueOf('comanda_money_minor_units_total{kind="paymentReceived",currency="GBP"}')
  expect(received).toBeGreaterThan(0)
  expect(await valueOf('comanda_money_minor_units_total{kind="paymentReturned",currency="GBP"}')).toBe(received)
})

test('Requests are measured by route and status, requests to providers by outcome', async () => {
  const { body } = await metrics()
  expect(body).toMatch(/comanda_http_request_seconds_count\{route="\/api\/[\w/]+",status="200"\} \d/)
  expect(await valueOf('comanda_provider_seconds_count{provider="adyen",outcome="2xx"}')).toBeGreaterThan(1)
})

test('Paths that do not exist share one label, so that a scan makes no series (R2)', async () => {
  for (let n = 0; n < 20; n += 1) await app.server.inject({ method: 'POST', url: `/api/no-such-call-${n}` })
  const { body } = await metrics()
  expect(body).not.toContain('no-such-call')
  expect(await valueOf('comanda_http_request_seconds_count{route="none",status="404"}')).toBeGreaterThanOrEqual(20)
})

/** Names in expressions: everything that looks like a metric and is no function, label or keyword. */
const namesIn = (expression: string): string[] =>
  expression
    .replaceAll(/\{[^}]*\}|"[^"]*"|\b(?:by|without) \([^)]*\)/g, '')
    .match(/\b(?:comanda|nodejs|process)_\w+/g) ?? []

describe('Dashboard and alerts', () => {
  test('Every metric they use exists', async () => {
    const dashboard = JSON.parse(readFileSync(join(OPS, 'grafana/comanda.json'), 'utf8')) as {
      panels: { targets: { expr: string }[] }[]
    }
    const expressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
    const used = new Set(namesIn([...expressions, readFileSync(ALERTS, 'utf8')].join('\n')))
    const { body } = await metrics()
    const there = [...body.matchAll(/^# TYPE (\w+) (\w+)/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    )
    expect(used.size).toBeGreaterThan(12)
    expect([...used].filter(name => !there.includes(name))).toEqual([])
  })

  test.runIf(isThere('promtool'))('Prometheus accepts the rules', () => {
    const { status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', ALERTS], { encoding: 'utf8' })
    expect(status, stdout + stderr).toBe(0)
  })
})

test.runIf(isThere('prometheus'))(
  'A real Prometheus collects them with the key and evaluates the alerts',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'prometheus-'))
    const target = new URL(app.url).host
    const port = 20_000 + (process.pid % 20_000)
    writeFileSync(join(folder, 'metrics-key'), KEY)
    const config = readFileSync(join(OPS, 'prometheus/prometheus.yml'), 'utf8')
      .replaceAll('15s', '1s')
      .replace('alerts.yml', ALERTS)
      .replace(/targets: .*/, `targets: ['${target}']`)
    writeFileSync(join(folder, 'prometheus.yml'), config)
    const args = ['--config.file=prometheus.yml', `--web.listen-address=127.0.0.1:${port}`, '--storage.tsdb.path=data']
    const prometheus = spawn('prometheus', args, { cwd: folder, stdio: 'ignore' })
    const ask = async (path: string) =>
      (await (await fetch(`http://127.0.0.1:${port}/api/v1/${path}`)).json()) as {
        data: { result: { value: [number, string] }[]; groups: { rules: { health: string }[] }[] }
      }
    try {
      const query = `query?query=${encodeURIComponent('sum(comanda_orders_total{state="placed"})')}`
      await vi.waitFor(async () => expect((await ask(query)).data.result[0]?.value[1]).toBe('1'), {
        timeout: 30_000,
        interval: 500,
      })
      const health = async () => (await ask('rules')).data.groups.flatMap(({ rules }) => rules.map(rule => rule.health))
      await vi.waitFor(async () => expect(new Set(await health())).toEqual(new Set(['ok'])), 20_000)
    } finally {
      prometheus.kill()
      await new Promise(resolve => prometheus.once('exit', resolve))
      rmSync(folder, { recursive: true, force: true })
    }
  },
  70_000,
)
