import { appoint } from './modules/staff/index.ts'
import { systemClock } from './platform/clock.ts'
import { readConfig } from './platform/config.ts'
import { type Database, DatabaseUnavailable, openForTool } from './platform/db/index.ts'
import { StartFault } from './platform/start-fault.ts'

const USAGE = 'npm run appoint -- <account>'

function giveUp(lines: readonly string[]): never {
  process.stderr.write(`${lines.join('\n')}\n`)
  process.exit(1)
}

const read = readConfig(process.env)
if ('faults' in read) giveUp(read.faults)
const [account = '', ...more] = process.argv.slice(2)
if (account === '' || more.length > 0) giveUp([`Usage: ${USAGE}`])
let db: Database | undefined
try {
  const { DATABASE_URL: url, DATA_DIR: dataDir } = read.config
  db = await openForTool({ url, dataDir })
  const name = await appoint({ db, clock: systemClock }, account)
  if (name === undefined) giveUp([`no brand, or more than one, has somebody with the account ${account}`])
  process.stdout.write(`${name} is a manager with the brand's money right.\n`)
} catch (error) {
  if (error instanceof StartFault || error instanceof DatabaseUnavailable) giveUp([error.message])
  throw error
} finally {
  await db?.close()
}
