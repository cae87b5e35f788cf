import { setupLink, setupText } from './first-start.ts'
import { appoint } from './modules/staff/index.ts'
import { systemClock } from './platform/clock.ts'
import { readConfig } from './platform/config.ts'
import { type Database, DatabaseUnavailable, openForTool, toolAddress, sqlState } from './platform/db/index.ts'
import { StartFault } from './platform/start-fault.ts'

const USAGE = 'npm run appoint -- <account>'
const NO_ACCOUNT = `Name an account: ${USAGE}. Without one, a set-up link is made, which works only while there is no brand.`

/** SQLSTATE. */
const UNDEFINED_TABLE = '42P01'

function giveUp(lines: readonly string[]): never {
  process.stderr.write(`${lines.join('\n')}\n`)
  process.exit(1)
}

const read = readConfig(process.env)
if ('faults' in read) giveUp(read.faults)
const [account = '', ...more] = process.argv.slice(2)
if (more.length > 0) giveUp([`Usage: ${USAGE}`])
let db: Database | undefined
try {
  const { DATA_DIR: dataDir } = read.config
  const url = toolAddress(read.config)
  db = await openForTool({ url, dataDir })
  const link = await setupLink(db, read.config, { endsOthers: true })
  if (link !== undefined) process.stdout.write(setupText(link))
  else if (account === '') giveUp([NO_ACCOUNT])
  else {
    const name = await appoint({ db, clock: systemClock }, account)
    if (name === undefined) giveUp([`no brand, or more than one, has somebody with the account ${account}`])
    process.stdout.write(`${name} is a manager with the brand's money right.\n`)
  }
} catch (error) {
  if (error instanceof StartFault || error instanceof DatabaseUnavailable) giveUp([error.message])
  if (sqlState(error) === UNDEFINED_TABLE) giveUp(['Start the server once, so that its tables are made: npm start.'])
  throw error
} finally {
  await db?.close()
}
