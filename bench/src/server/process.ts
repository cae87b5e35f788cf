import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** A process that is measured. */
export interface Started {
  port: number
  pid: number
  /** Milliseconds from the start of the process to its first answer. */
  startedIn: number
  stop(): Promise<void>
}

interface Program {
  file: string
  nodeArgs?: readonly string[]
  env: (port: number) => Record<string, string>
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

const isUp = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    answer => answer.ok,
    () => false,
  )

async function firstAnswer(port: number, child: ChildProcess): Promise<void> {
  while (!(await isUp(port))) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    await new Promise(resolve => setTimeout(resolve, 5))
  }
}

/** Starts a program on this Node and waits for its first answer. */
export async function startProcess({ file, nodeArgs = [], env }: Program): Promise<Started> {
  const port = await freePort()
  const from = performance.now()
  const child = spawn(process.execPath, [...nodeArgs, file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env(port) },
  })
  await firstAnswer(port, child)
  return {
    port,
    pid: child.pid ?? 0,
    startedIn: performance.now() - from,
    async stop() {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
