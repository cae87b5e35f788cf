import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { emptyDataFolder } from '@comanda/server/testing/data-folder'
import { placesOf } from '@comanda/server/platform/db/places'
import { orphanOf } from '@comanda/server/platform/db/postmaster'
import { PATIENCE } from './patience.ts'

/** A real server, in its own process, on a data folder of its own. */
export interface TestServer {
  /** Where it answers, without a slash at the end. */
  readonly url: string
  readonly port: number
  readonly dataDir: string
  /** What it printed so far. */
  output(): string
  /** Ends it without warning, as a power cut would. */
  kill(): Promise<void>
  /** Starts it again on the same data and port. */
  restart(): Promise<void>
  /** Stops it in order and removes its data. */
  stop(): Promise<void>
}

const MAIN = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url))
/** Names the data folder of a server that was started for the first time and stopped: what others begin with. */
export const STARTED_DATA = 'COMANDA_STARTED_DATA'

/**
 * Starts the product once in an empty folder and stops it in order: the database is made, migrated and filled with the demo
 * brand only once a run. `prepare` changes what all begin with.
 */
export async function firstStart(
  prepare: (server: TestServer) => Promise<unknown>,
): Promise<{ dataDir: string; remove: () => void }> {
  const dataDir = emptyDataFolder('e2e')
  const server = await serverOn(dataDir, {})
  await prepare(server)
  await server.end('SIGTERM')
  await databaseEnded(dataDir)
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) }
}

/** On a busy machine the server ends by its deadline before its database: files copied until then would not fit together. */
async function databaseEnded(dataDir: string): Promise<void> {
  const { cluster } = placesOf(dataDir)
  const until = performance.now() + PATIENCE
  while (orphanOf(cluster) !== undefined) {
    if (performance.now() > until) throw new Error(`The database in ${cluster} still runs`)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

/**
 * Starts the product on a free port with a data folder of its own, as it is after the first start with the demo brand.
 * @param env more of its configuration
 * @param args its arguments; with `--empty` it begins without the demo brand, on an empty database
 * @throws Error with what it printed when it does not answer
 */
export async function startServer(
  env: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
): Promise<TestServer> {
  const dataDir = emptyDataFolder('e2e')
  const started = process.env[STARTED_DATA]
  // Owners and rights are kept: the database belongs to an account of its own.
  if (started !== undefined && env['DATABASE_URL'] === undefined && !args.includes('--empty'))
    execFileSync('cp', ['-a', `${started}/.`, dataDir])
  return serverOn(dataDir, env, args)
}

async function serverOn(
  dataDir: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<TestServer & { end(signal: NodeJS.Signals): Promise<void> }> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const runs: Run[] = []
  const begin = async () => {
    const run = start({ ...env, PORT: String(port), DATA_DIR: dataDir }, args)
    runs.push(run)
    await answering(url, run)
  }
  await begin()
  const end = async (signal: NodeJS.Signals) => {
    const child = runs.at(-1)?.child
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise(resolve => child.once('exit', resolve))
    child.kill(signal)
    await gone
  }
  return {
    url,
    port,
    dataDir,
    end,
    output: () => runs.map(run => run.printed.join('')).join(''),
    kill: () => end('SIGKILL'),
    restart: async () => {
      await end('SIGTERM')
      await begin()
    },
    stop: async () => {
      await end('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

interface Run {
  readonly child: ChildProcess
  readonly printed: string[]
}

function start(env: Readonly<Record<string, string>>, args: readonly string[]): Run {
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed: string[] = []
  child.stdout.on('data', piece => printed.push(String(piece)))
  child.stderr.on('data', piece => printed.push(String(piece)))
  return { child, printed }
}

async function answering(url: string, run: Run): Promise<void> {
  const until = performance.now() + 2 * PATIENCE
  for (;;) {
    const answer = await fetch(`${url}/healthz`).catch(() => undefined)
    if (answer?.status === 200) return
    const ended = run.child.exitCode !== null || run.child.signalCode !== null
    if (ended || performance.now() > until) {
      run.child.kill('SIGKILL')
      throw new Error(`The server does not answer:\n${run.printed.join('')}`)
    }
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

/** Ports below those from which a system takes its outgoing connections: such a one could get in between. */
const PORTS = { first: 20_000, count: 10_000 }

async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.first + Math.floor(Math.random() * PORTS.count)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}
