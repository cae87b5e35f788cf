import { parseArgs } from 'node:util'
import { upgradeDatabase } from '../platform/db/index.ts'
import { giveUp, runTool } from './tool.ts'

function readOptions() {
  try {
    return parseArgs({ args: process.argv.slice(2), options: { programs: { type: 'string' } } }).values
  } catch {
    return undefined
  }
}

/**
 * `npm run upgrade-database [-- --programs <folder>]`: upgrades the embedded database of DATA_DIR to the major version of PostgreSQL of this
 * program. O1
 */
const { programs } = readOptions() ?? giveUp('Usage: npm run upgrade-database [-- --programs <folder>]')
const { DATABASE_URL: url, DATA_DIR: dataDir = './data' } = process.env
if (url) giveUp('A database of your own is upgraded with its own tools: pg_upgrade.')
const say = (sentence: string) => void process.stdout.write(`${sentence}\n`)
await runTool(async () => {
  const upgraded = await upgradeDatabase({ dataDir, programs, say })
  if (upgraded === undefined) say('The database is of this version already.')
  else {
    const { from, to, tables, former } = upgraded
    say(`Upgraded from PostgreSQL ${from} to ${to}: ${tables} tables and sequences are the same.`)
    say(`The old one is in ${former}: remove it when npm start and npm run audit have shown that all is well.`)
  }
})
