import { setupLink, setupText } from '../first-start.ts'
import { appoint } from '../modules/staff/index.ts'
import { systemClock } from '../platform/clock.ts'
import { type Database, sqlState } from '../platform/db/index.ts'
import { giveUp, runTool, toolConfig, ToolFault, withDatabase } from './tool.ts'

const USAGE = 'npm run appoint -- <account>'
const NO_ACCOUNT = `Name an account: ${USAGE}. Without one, a set-up link is made, which works only while there is no brand.`

/** SQLSTATE. */
const UNDEFINED_TABLE = '42P01'

/** What to print once a set-up link is made, or the account has its right. @throws ToolFault */
async function appointed(db: Database): Promise<string> {
  const link = await setupLink(db, config, { endsOthers: true })
  if (link !== undefined) return setupText(link)
  if (account === '') throw new ToolFault(NO_ACCOUNT)
  const name = await appoint({ db, clock: systemClock }, account)
  if (name === undefined) throw new ToolFault(`No brand, or more than one, has a person with the account ${account}.`)
  return `${name} is a manager with the brand's money right.\n`
}

/** `npm run appoint [-- <account>]`: gives an account the brand's money right, or makes a set-up link while there is no brand. */
const config = toolConfig()
const [account = '', ...more] = process.argv.slice(2)
if (more.length > 0) giveUp(`Usage: ${USAGE}`)
await runTool(() =>
  withDatabase(config, async db => {
    try {
      process.stdout.write(await appointed(db))
    } catch (error) {
      if (sqlState(error) !== UNDEFINED_TABLE) throw error
      throw new ToolFault('Start the server once, so that its tables are made: npm start.')
    }
  }),
)
