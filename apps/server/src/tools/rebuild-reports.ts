import { sql } from 'kysely'
import { runTool, toolConfig, withDatabase } from './tool.ts'

/** `npm run rebuild-reports`: has the running server build the figures of all days again, the newest first. PAY-13 */
await runTool(() =>
  withDatabase(toolConfig(), async db => {
    await db.inTx(async tx => {
      await sql`update report_progress set seen_until = null, next_at = now()`.execute(tx)
    })
    process.stdout.write('The server builds the figures of all days again; it starts within a minute.\n')
  }),
)
