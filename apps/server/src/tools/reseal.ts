import { clearPlain } from '../compose/database/personal-tables.ts'
import { reseal } from '../compose/database/sealed-columns.ts'
import { secretOf } from '../compose/registry/runtime.ts'
import { useSealKeys } from '../platform/seal.ts'
import { giveUp, runTool, toolConfig, withDatabase } from './tool.ts'

/**
 * `npm run reseal`: seals everything with the first of SEAL_KEYS, so that the others can be removed. Ends with 1 where a text cannot be opened.
 * With `-- --clear-plain` it first seals personal data that is plain text, once all servers are of this version.
 */
const [argument, ...more] = process.argv.slice(2)
const clears = argument === '--clear-plain'
if ((argument !== undefined && !clears) || more.length > 0)
  giveUp('The only argument is --clear-plain: npm run reseal -- --clear-plain.')

const config = toolConfig()
await runTool(async () => {
  useSealKeys(config.SEAL_KEYS, secretOf(config))
  await withDatabase(config, async db => {
    if (clears)
      for (const { table, cleared } of await clearPlain(db))
        process.stdout.write(`${table}: ${cleared} rows of plain text sealed\n`)
    const done = await reseal(db, secretOf(config))
    for (const { table, resealed, unreadable } of done)
      process.stdout.write(`${table}: ${resealed} sealed again, ${unreadable} sealed with a key that is not there\n`)
    process.exitCode = done.some(({ unreadable }) => unreadable > 0) ? 1 : 0
  })
})
