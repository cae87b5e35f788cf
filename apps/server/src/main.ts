import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { systemClock } from './platform/clock.ts'
import { readConfig } from './platform/config.ts'
import { endWith } from './platform/end-with.ts'
import { DatabaseInUse, DatabaseUnavailable, migrate, openDatabase } from './platform/db/index.ts'
import { createJobs } from './platform/jobs/index.ts'
import { createLog } from './platform/log.ts'
import { collectGarbageAfterStart } from './platform/collect-garbage.ts'

/** A fault of the surroundings, said in plain words; there is nothing of ours to trace. */
function giveUp(lines: readonly string[]): never {
  process.stderr.write(`${lines.join('\n')}\n`)
  process.exit(1)
}

const read = readConfig(process.env)
if ('faults' in read)
  giveUp(['Comanda cannot start with this configuration:', ...read.faults.map(fault => `  ${fault}`)])

const { config } = read
const log = createLog(config.NODE_ENV === 'production' ? 'info' : 'warn')
if (!config.DATABASE_URL) mkdirSync(config.DATA_DIR, { recursive: true })

const opening = openDatabase(config.DATABASE_URL ? { url: config.DATABASE_URL } : { dataDir: config.DATA_DIR }, {
  log,
}).catch((error: unknown) => {
  if (error instanceof DatabaseInUse || error instanceof DatabaseUnavailable) giveUp([error.message])
  throw error
})
// The house is read in while the database starts; the demo brand only where it is wanted.
const { createApp } = await import('./app.ts')
const db = await opening
await migrate(db, fileURLToPath(new URL('../migrations', import.meta.url)))
const demo = config.DEMO ?? config.NODE_ENV !== 'production'
const seed = demo ? await import('./seed.ts') : undefined
await seed?.seedDemo(db)

const jobs = createJobs({ reach: db.reach, log })
const ground = { config, db, jobs, log, clock: systemClock }
const app = await createApp(seed ? { ...ground, pictures: await seed.demoPictures() } : ground)

let stopping = false
async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  setTimeout(() => process.exit(1), 9500).unref()
  await app.close()
  await jobs.stop()
  await db.close()
  process.exit(0)
}
process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
process.on('SIGHUP', () => void stop())
if (config.END_WITH !== undefined) endWith(config.END_WITH, () => void stop())
process.on('unhandledRejection', error => log.error('a promise was left alone', { error }))

await app.server
  .listen({ port: config.PORT, host: config.HOST })
  .catch((error: Error) => giveUp([`Port ${config.PORT} cannot be used: ${error.message}`]))
const heard = app.server.server.address()
const port = typeof heard === 'object' && heard !== null ? heard.port : config.PORT
if (demo && config.NODE_ENV === 'development')
  process.stdout.write(
    (await import('./welcome.ts')).welcome({ port, open: !/^(?:127\.|localhost$|::1$)/.test(config.HOST) }),
  )
void jobs.start().catch((error: unknown) => log.error('the jobs could not start', { error }))
collectGarbageAfterStart()
