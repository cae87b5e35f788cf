import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { systemClock } from './platform/clock.ts'
import { type Config, readConfig } from './platform/config.ts'
import { endWith } from './platform/end-with.ts'
import { type Database, migrate, openDatabase, openFault, requireMigrated } from './platform/db/index.ts'
import { createJobs } from './platform/jobs/index.ts'
import { createLog } from './platform/log.ts'
import { startObserving, stopObserving } from './platform/observe/index.ts'
import { listenFault, oneLine, StartFault } from './platform/start-fault.ts'
import { useSealKeys } from './platform/seal.ts'
import { secretOf } from './compose/registry/runtime.ts'
import { isLoopback } from './platform/network-address.ts'
import { collectGarbageAfterStart } from './platform/collect-garbage.ts'

/** Exit codes by which scripts/supervise.sh decides whether to start the server again. */
const EXIT = { startFault: 1, crash: 70, databaseUnavailable: 75 }
const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url))

let isServing = false
const config = configOrEnd()
const log = createLog(config.NODE_ENV === 'production' ? 'info' : 'warn')
process.on('uncaughtException', error => {
  if (!isServing) endWithFault(error)
  log.error('The server crashed', { error })
  process.exit(EXIT.crash)
})
process.on('unhandledRejection', error => {
  if (!isServing) endWithFault(error)
  log.error('A rejected promise was not handled', { error })
})
await start()

function configOrEnd(): Config {
  const read = readConfig(process.env)
  if ('config' in read) return read.config
  process.stderr.write(`Comanda cannot start; correct these settings: ${read.faults.join('; ')}.\n`)
  process.exit(EXIT.startFault)
}

/** Shows in one sentence why the server cannot start, and ends. The trace of a defect goes to a file. */
function endWithFault(error: unknown): never {
  const fault = error instanceof StartFault ? error : undefined
  process.stderr.write(`${fault?.message ?? defectText(error)}\n`)
  process.exit(fault?.isTemporary === true ? EXIT.databaseUnavailable : EXIT.startFault)
}

function defectText(error: unknown): string {
  const file = join(config.DATA_DIR, 'start-error.log')
  try {
    writeFileSync(file, `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    return `Comanda cannot start because of a defect (${oneLine(error)}): report it with ${file}.`
  } catch {
    return `Comanda cannot start because of a defect (${oneLine(error)}): report it.`
  }
}

interface Seed {
  readonly seedDemo: (db: Database, options: { secretPassword: boolean }) => Promise<string | undefined>
}

/** Opens the database, migrated and with the demo brand where it is wanted. */
async function openReady(seeding: Promise<Seed | undefined>) {
  useSealKeys(config.SEAL_KEYS, secretOf(config))
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, DATA_DIR: dataDir } = config
  const note = (sentence: string) =>
    config.NODE_ENV === 'production' ? log.info(sentence) : process.stdout.write(`${sentence}\n`)
  try {
    const db = await openDatabase(url ? { url, directUrl } : { dataDir }, {
      log,
      note,
      walFolder: config.WAL_FOLDER,
      transactions: config.DATABASE_TRANSACTIONS,
      ...(config.REPLICA_URL !== undefined && { replica: { url: config.REPLICA_URL } }),
    })
    await (config.MIGRATE ? migrate : requireMigrated)(db, MIGRATIONS)
    const password = await (await seeding)?.seedDemo(db, { secretPassword: config.NODE_ENV === 'production' })
    if (password !== undefined) process.stdout.write(`The password of the demo's console accounts is ${password}\n`)
    return db
  } catch (error) {
    throw openFault(error, { url, dataDir })
  }
}

async function start(): Promise<void> {
  const demo = !isEmptyStart() && (config.DEMO ?? config.NODE_ENV !== 'production')
  const seeding = demo ? import('./seed.ts') : Promise.resolve(undefined)
  // The app is loaded while the database starts.
  const [db, { createApp }, seed] = await Promise.all([
    openReady(seeding),
    import('./app.ts'),
    seeding,
    startObserving(config),
  ])
  const jobs = createJobs({ reach: db.reach, log })
  const runtime = { config, db, jobs, log, clock: systemClock }
  const app = await createApp(seed ? { ...runtime, pictures: await seed.demoPictures() } : runtime)
  endOnSignals(async () => {
    await app.close()
    await jobs.stop()
    await db.close()
    await stopObserving()
  })
  const { PORT: port, HOST: host } = config
  await app.server.listen({ port, host }).catch((error: unknown) => {
    throw listenFault(error, { port, host })
  })
  isServing = true
  const address = app.server.server.address()
  const listening = { ...config, PORT: (typeof address === 'object' && address?.port) || port }
  if (demo && config.NODE_ENV === 'development') await showWelcome(listening.PORT)
  if (!demo) await showFirstStart(db, listening)
  void jobs.start().catch((error: unknown) => log.error('the jobs could not start', { error }))
  collectGarbageAfterStart()
}

/** `npm start -- --empty`: without the demo brand. Any other argument is a mistake. */
function isEmptyStart(): boolean {
  const [argument, ...more] = process.argv.slice(2)
  if (argument === undefined) return false
  if (argument === '--empty' && more.length === 0) return true
  endWithFault(new StartFault('Comanda cannot start; the only argument is --empty: npm start -- --empty.'))
}

async function showFirstStart(db: Database, listening: Config): Promise<void> {
  const { firstStart } = await import('./first-start.ts')
  process.stdout.write(await firstStart(db, listening))
}

async function showWelcome(port = config.PORT): Promise<void> {
  const { welcome } = await import('./welcome.ts')
  process.stdout.write(welcome({ port, open: !isLoopback(config.HOST) }))
}

function endOnSignals(close: () => Promise<void>): void {
  let stopping = false
  async function stop(): Promise<void> {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), 9500).unref()
    await close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop())
  endWith(config.END_WITH, () => void stop())
}
