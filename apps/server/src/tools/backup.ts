import { backUp } from '../platform/db/index.ts'
import { giveUp, runTool, withDatabase } from './tool.ts'

/**
 * `npm run backup -- <folder>`: copies the embedded database of a running server. A start with that folder restores it.
 * O9
 */
const { DATABASE_URL: url, DATA_DIR: dataDir = './data' } = process.env
const [target] = process.argv.slice(2)
if (url) giveUp('A database of your own is backed up with its own tools: pg_basebackup or pg_dump.')
if (!target) giveUp('Say where to: npm run backup -- /path/to/an/empty/folder')
await runTool(async () => {
  await withDatabase({ DATA_DIR: dataDir }, db => backUp(dataDir, target, db.reach))
  process.stdout.write(`Backed up to ${target}. To restore: DATA_DIR=${target} npm start\n`)
})
