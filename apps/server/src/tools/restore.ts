import { restore } from '../platform/db/index.ts'
import { giveUp, runTool } from './tool.ts'

/**
 * `npm run restore -- <backup> <new folder> <time>`: makes a data folder as it was at a time (ISO 8601, `2027-03-01T18:59:59Z`), from a
 * backup before it and the log in WAL_FOLDER. O9
 */
const [backup, target, time] = process.argv.slice(2)
const { WAL_FOLDER: walFolder } = process.env
if (!backup || !target || !time)
  giveUp('Say what and where to: npm run restore -- <backup> <new folder> 2027-03-01T18:59:59Z')
if (!walFolder) giveUp('Say with WAL_FOLDER where the log was copied to.')
const until = new Date(time)
if (Number.isNaN(until.getTime())) giveUp(`${time} is no time like 2027-03-01T18:59:59Z.`)
await runTool(async () => {
  await restore({ backup, walFolder, target, until })
  process.stdout.write(`Restored to ${until.toISOString()}. To serve it: DATA_DIR=${target} npm start\n`)
})
