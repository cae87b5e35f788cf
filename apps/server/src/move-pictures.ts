import { type Direction, movePictures } from './modules/upload/index.ts'
import { readConfig } from './platform/config.ts'
import { DatabaseUnavailable, hasDatabase, openForTool, toolAddress } from './platform/db/index.ts'
import { StartFault } from './platform/start-fault.ts'
import { connectObjects } from './providers/objects/from-config.ts'

/** `npm run move-pictures -- to-bucket|to-database`: moves the bytes of all pictures while servers work. X5 */
function giveUp(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(2)
}

const isDirection = (text: string | undefined): text is Direction => text === 'to-bucket' || text === 'to-database'

const [direction] = process.argv.slice(2)
if (!isDirection(direction)) giveUp('Say where to: npm run move-pictures -- to-bucket, or to-database')
const read = readConfig(process.env)
if ('faults' in read) giveUp(`Correct these settings: ${read.faults.join('; ')}.`)
const { DATA_DIR: dataDir, S3_BUCKET: bucket } = read.config
const url = toolAddress(read.config)
if (bucket === undefined) giveUp('Say with S3_BUCKET and the other settings that begin with S3_ which bucket.')
if (!url && !hasDatabase(dataDir))
  giveUp(`There is no database in ${dataDir}: say where with DATA_DIR or DATABASE_URL.`)
try {
  const { objects, close } = await connectObjects(read.config)
  const db = await openForTool({ url, dataDir })
  try {
    const moved = objects ? await movePictures(db, objects, direction) : 0
    process.stdout.write(
      `${moved} pictures were moved ${direction === 'to-bucket' ? `to ${bucket}` : 'to the database'}.\n`,
    )
  } finally {
    await db.close()
    await close()
  }
} catch (error) {
  if (error instanceof StartFault || error instanceof DatabaseUnavailable) giveUp(error.message)
  throw error
}
