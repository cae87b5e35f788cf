import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { dataFolderInMemory } from '@comanda/server/testing/data-folder'
import { placesOf } from '@comanda/server/platform/db/cluster/places'
import { orphanOf } from '@comanda/server/platform/db/cluster/postmaster'
import { PATIENCE } from './patience.ts'

/** A real server process with its own data folder. */
export interface TestServer {
  /** Its address without a trailing slash. */
  readonly url: string
  readonly port: number
  readonly dataDir: string
  /** Its output so far. */
  output(): string
  /** Kills it, like a power cut. */
  kill(): Promise<void>
  /** Restarts it on the same data and port. */
  restart(): Promise<void>
  /** Stops it gracefully and removes its data. */
  stop(): Promise<void>
}

const MAIN = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url))
const COMPILED = fileURLToPath(new URL('../../node_modules/.cache/comanda/compiled', import.meta.url))
/**
 * The environment variable with the data folder of a server that was started once and stopped; further servers start from a copy.
 */
export const STARTED_DATA = 'COMANDA_STARTED_DATA'

/**
 * Starts the product once in an empty folder and stops it gracefully, so that the database is created, migrated and filled with
 * the demo brand once per run. `prepare` changes the data for all copies.
 */
export async function firstStart(
  prepare: (server: TestServer) => Promise<unknown>,
): Promise<{ dataDir: string; remove: () => void }> {
  const dataDir = dataFolderInMemory('e2e')
  const server = await serverOn(dataDir, {})
  await prepare(server)
  await server.end('SIGTERM')
  await databaseEnded(dataDir)
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) }
}

/**
 * On a busy machine the server may end by its deadline before its database does: a copy made before that would be inconsistent.
 */
async function databaseEnded(dataDir: string): Promise<void> {
  const { cluster } = placesOf(dataDir)
  const until = performance.now() + PATIENCE
  while (orphanOf(cluster) !== undefined) {
    if (performance.now() > until) throw new Error(`The database in ${cluster} still runs`)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

/**
 * Starts the product on a free port with its own data folder, in the state after a first start with the demo brand.
 * @param env further configuration
 * @param args its arguments; with `--empty` it starts on an empty database without the demo brand
 * @throws Error with its output when it does not answer
 */
export async function startServer(
  env: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
): Promise<TestServer> {
  const dataDir = dataFolderInMemory('e2e')
  const started = process.env[STARTED_DATA]
  // Owners and permissions are preserved: the database belongs to a separate account.
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
    // As `npm start` sets it: the code is compiled once per run.
    env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, ...env },
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

/** Ports below the system's range for outgoing connections, one of which could otherwise take the port first. */
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
