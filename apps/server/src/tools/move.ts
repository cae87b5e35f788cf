import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { DatabaseUnavailable, openFault, toolAddress } from '../platform/db/index.ts'
import { moveBrand } from '../platform/move/index.ts'
import { StartFault } from '../platform/start-fault.ts'
import { giveUp, runTool } from './tool.ts'

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))
const USAGE = 'npm run move -- --brand <id> --to postgres://... [--switch <command>]'

function readOptions() {
  try {
    const options = { brand: { type: 'string' }, to: { type: 'string' }, switch: { type: 'string' } } as const
    const { values } = parseArgs({ args: process.argv.slice(2), options })
    const { to, switch: command } = values
    const brand = Number(values.brand)
    if (!Number.isSafeInteger(brand) || brand < 1 || to === undefined || !URL.canParse(to)) return undefined
    return { brand, to, command }
  } catch {
    return undefined
  }
}

/**
 * `npm run move -- --brand <id> --to <DATABASE_URL> [--switch <command>]`: moves a brand to a database of its own while it is
 * served. The command leads the brand's requests to the servers of the new database.
 */
const { brand, to, command } = readOptions() ?? giveUp(`Usage: ${USAGE}`)
const from = toolAddress(process.env)
if (!from) giveUp('Say with DATABASE_URL where the brand is now; an embedded database cannot send its changes.')
const { host, pathname } = new URL(to)
const say = (sentence: string) => void process.stdout.write(`${sentence}\n`)

/** Runs the operator's command; @throws StartFault where it fails, so that the brand stays */
async function switchOver(): Promise<void> {
  if (command === undefined) return
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', timeout: 30_000 })
  if (status !== 0) throw new StartFault(`The command "${command}" ended with ${status}: the brand stays where it is.`)
}

/** @throws StartFault also where the new database cannot be opened */
async function move(from: string) {
  const options = { migrations: MIGRATIONS, name: `${host}${pathname}`, say, switchOver }
  try {
    return await moveBrand({ brand, from: { url: from }, to: { url: to }, ...options })
  } catch (error) {
    if (error instanceof StartFault || error instanceof DatabaseUnavailable) throw error
    throw openFault(error, { url: to, dataDir: '' })
  }
}

await runTool(async () => {
  const moved = await move(from)
  say(`${moved.rows} rows of ${moved.tables} tables and ${moved.jobs} jobs were moved; counts and ledger are the same.`)
  say(
    `Changes were refused for ${Math.round(moved.pausedMs)} ms. The old database refuses the brand's requests from now on.`,
  )
})
