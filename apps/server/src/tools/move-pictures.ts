import { type Direction, movePictures } from '../modules/upload/index.ts'
import { connectObjects } from '../providers/objects/from-config.ts'
import { giveUp, runTool, toolConfig, withDatabase } from './tool.ts'

const isDirection = (text: string | undefined): text is Direction => text === 'to-bucket' || text === 'to-database'

/** `npm run move-pictures -- to-bucket|to-database`: moves the bytes of all pictures while servers work. X5 */
const [direction] = process.argv.slice(2)
if (!isDirection(direction)) giveUp('Say where to: npm run move-pictures -- to-bucket, or to-database')
const config = toolConfig()
const { S3_BUCKET: bucket } = config
if (bucket === undefined) giveUp('Say with S3_BUCKET and the other settings that begin with S3_ which bucket.')
await runTool(async () => {
  const { objects, close } = await connectObjects(config)
  try {
    const moved = objects ? await withDatabase(config, db => movePictures(db, objects, direction)) : 0
    const where = direction === 'to-bucket' ? `to ${bucket}` : 'to the database'
    process.stdout.write(`${moved} pictures were moved ${where}.\n`)
  } finally {
    await close()
  }
})
