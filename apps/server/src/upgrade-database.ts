import { parseArgs } from 'node:util'
import { DatabaseUnavailable, upgradeDatabase } from './platform/db/index.ts'
import { StartFault } from './platform/start-fault.ts'

/**
 * `npm run upgrade-database [-- --programs <folder>]`: upgrades the embedded database of DATA_DIR to the major version of PostgreSQL of this
 * program. O1
 */
function giveUp(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(2)
}

function readOptions() {
  try {
    return parseArgs({ args: process.argv.slice(2), options: { programs: { type: 'string' } } }).values
  } catch {
    return undefined
  }
}

const { programs } = readOptions() ?? giveUp('Usage: npm run upgrade-database [-- --programs <folder>]')
const { DATABASE_URL: url, DATA_DIR: dataDir = './data' } = process.env
if (url) giveUp('A database of your own is upgraded with its own tools: pg_upgrade.')
const say = (sentence: string) => void process.stdout.write(`${sentence}\n`)
try {
  const upgraded = await upgradeDatabase({ dataDir, programs, say })
  if (upgraded === undefined) say('The database is of this version already.')
  else {
    const { from, to, tables, former } = upgraded
    say(`Upgraded from PostgreSQL ${from} to ${to}: ${tables} tables and sequences are the same.`)
    say(`The old one is in ${former}: remove it when npm start and npm run audit have shown that all is well.`)
  }
} catch (error) {
  if (error instanceof StartFault || error instanceof DatabaseUnavailable) giveUp(error.message)
  throw error
}
