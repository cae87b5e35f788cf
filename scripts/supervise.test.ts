import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const SCRIPT = fileURLToPath(new URL('supervise.sh', import.meta.url))
let folder = ''
const children: ChildProcess[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'my 店 supervise-'))
  // Waits cost no time here, and are recorded.
  program('sleep', `echo "$1" >> "${join(folder, 'waits')}"`)
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

function program(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, `#!/bin/sh\n${text}\n`)
  chmodSync(file, 0o755)
  return file
}

const waits = () =>
  existsSync(join(folder, 'waits')) ? readFileSync(join(folder, 'waits'), 'utf8').trim().split('\n') : []

/** Supervises a server that is a shell script, in which $RUN counts its starts from 1. */
function supervise(server: string) {
  const count = `echo >> "${join(folder, 'runs')}"; RUN=$(wc -l < "${join(folder, 'runs')}")`
  const child = spawn('/bin/sh', [SCRIPT, program('server', `${count}\n${server}`)], {
    env: { ...process.env, PATH: `${folder}:${process.env['PATH']}`, END_WITH: '' },
  })
  children.push(child)
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', piece => (printed += String(piece)))
  const end = once(child, 'close').then(([code]) => code as number)
  return { child, end, printed: () => printed, runs: () => readFileSync(join(folder, 'runs'), 'utf8').length }
}

test.each([0, 1, 2, 9])(
  'A server that ends with %s is not started again: an orderly stop, or wrong settings',
  async code => {
    const { end, runs, printed } = supervise(`exit ${code}`)
    expect([await end, runs(), printed()]).toEqual([code, 1, ''])
  },
)

test('A server that crashes is started again, with a longer wait each time', async () => {
  const { end, runs, printed } = supervise('[ "$RUN" = 4 ] && exit 0; [ "$RUN" = 2 ] && kill -KILL $$; exit 70')
  expect(await end).toBe(0)
  expect(runs()).toBe(4)
  expect(waits()).toEqual(['1', '2', '4'])
  expect(printed()).toContain('Comanda ended unexpectedly (exit code 137) and starts again in 2 s.')
})

test('After five quick crashes in a row it gives up with one sentence', async () => {
  const { end, runs, printed } = supervise('exit 70')
  expect(await end).toBe(70)
  expect(runs()).toBe(5)
  expect(printed().trim().split('\n').at(-1)).toBe(
    'Comanda crashed 5 times within a minute of its start and is not started again: correct the cause, which the lines above name, then run npm start.',
  )
})

test('Crashes a minute after the start do not count together, and the wait stays short', async () => {
  // Every look at the clock is a minute later.
  program('date', `echo >> "${join(folder, 'looks')}"; echo $(($(wc -l < "${join(folder, 'looks')}") * 60))`)
  const { end, runs } = supervise('[ "$RUN" = 9 ] && exit 0; exit 70')
  expect(await end).toBe(0)
  expect(runs()).toBe(9)
  expect(new Set(waits())).toEqual(new Set(['1']))
})

test('A database without an answer prevents the first start, and delays a later one', async () => {
  const first = supervise('exit 75')
  expect([await first.end, first.runs()]).toEqual([75, 1])
  rmSync(join(folder, 'runs'))
  program(
    'date',
    `echo >> "${join(folder, 'looks')}"; [ $(wc -l < "${join(folder, 'looks')}") -gt 1 ] && echo 60 || echo 0`,
  )
  const later = supervise('[ "$RUN" = 1 ] && exit 70; [ "$RUN" -gt 7 ] && exit 0; exit 75')
  expect([await later.end, later.runs()]).toEqual([0, 8])
  expect(waits()).toEqual(['1', '2', '4', '8', '16', '30', '30'])
})

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s reaches the server as SIGTERM, and its exit code is passed on',
  async signal => {
    const { child, end, printed } = supervise(
      'trap "echo stopping; exit 3" TERM; echo up; while :; do /bin/sleep 0.05; done',
    )
    await expect.poll(printed).toBe('up\n')
    child.kill(signal)
    expect(await end).toBe(3)
    expect(printed()).toBe('up\nstopping\n')
  },
)

test('A signal during the wait before a new start ends it', async () => {
  program('sleep', 'exec /bin/sleep 60')
  const { child, end, printed, runs } = supervise('exit 70')
  await expect.poll(printed).toContain('starts again in 1 s')
  child.kill('SIGTERM')
  expect([await end, runs()]).toEqual([0, 1])
})

test('The server is given the process ids of npm and of the supervisor, to end with them', async () => {
  const { child, end, printed } = supervise('echo "$END_WITH"')
  await end
  expect(printed().trim()).toBe(String(child.pid))
})

test('The supervisor needs less than 2 MB', async () => {
  const { child, printed } = supervise('echo up; exec /bin/sleep 60')
  await expect.poll(printed).toBe('up\n')
  // Linux says what a process occupies; elsewhere only that it runs is tested.
  const status = `/proc/${child.pid}/status`
  const kilobytes = existsSync(status) ? Number(/RssAnon:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]) : 0
  expect(kilobytes).toBeLessThan(2048)
  expect(child.exitCode).toBeNull()
  child.kill('SIGTERM')
})
