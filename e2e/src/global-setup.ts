import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { firstStart, STARTED_DATA } from './server.ts'
import { changeData } from './steps/database.ts'
import { openEveryDay, withoutBookings } from './steps/every-day.ts'

const script = (name: string) => fileURLToPath(new URL(`../../scripts/${name}.mjs`, import.meta.url))

/**
 * The journeys run against the production build with the demo brand of a first start, without its holidays and bookings, so that they
 * pass on any day of the year and find the tables free.
 */
export async function setup(): Promise<() => void> {
  execFileSync(process.execPath, [script('build')], { stdio: 'inherit' })
  const path = execFileSync(process.execPath, [script('chromium')], { stdio: ['ignore', 'pipe', 'inherit'] })
  process.env['CHROMIUM'] = path.toString().trim()
  const { dataDir, remove } = await firstStart(server =>
    changeData(server, async tx => {
      await openEveryDay(tx)
      await withoutBookings(tx)
    }),
  )
  process.env[STARTED_DATA] = dataDir
  return remove
}
