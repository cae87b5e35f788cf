import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { useBatchScheduling } from './batch-scheduling.ts'

const IN_BATCHES = '3'
const canDo = process.platform === 'linux' && spawnSync('chrt', ['--version']).status === 0
const children: ChildProcess[] = []
afterEach(() => children.splice(0).forEach(child => child.kill()))

/** The scheduling policy of a process: field 41 of /proc/<pid>/stat. */
function policyOf(pid: number | undefined): string | undefined {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[38]
}

test.skipIf(!canDo)('A process and its child processes run at batch priority', async () => {
  const script = `process.stdin.once('data', () => {
    const { pid } = require('node:child_process').spawn('sleep', ['20'])
    console.log(pid)
  })`
  const parent = spawn(process.execPath, ['-e', script], { stdio: ['pipe', 'pipe', 'inherit'] })
  children.push(parent)
  useBatchScheduling(parent.pid)
  await vi.waitFor(() => expect(policyOf(parent.pid)).toBe(IN_BATCHES), 10_000)
  parent.stdin?.write('go\n')
  const started = await new Promise<number>(resolve => parent.stdout?.once('data', pid => resolve(Number(pid))))
  try {
    expect(policyOf(started)).toBe(IN_BATCHES)
  } finally {
    process.kill(started)
  }
})

test('A closed listener causes no error', () => {
  expect(() => useBatchScheduling(undefined)).not.toThrow()
  expect(() => useBatchScheduling(2 ** 22 + 1)).not.toThrow()
})
