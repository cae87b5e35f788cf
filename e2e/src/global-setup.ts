import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { firstStart, STARTED_DATA, type TestServer } from './server.ts'
import { changeData, readData } from './steps/database.ts'
import { openEveryDay, withoutBookings } from './steps/every-day.ts'
import { until } from './steps/provider-book.ts'

const script = (name: string) => fileURLToPath(new URL(`../../scripts/${name}.mjs`, import.meta.url))

/**
 * The journeys run against the production build with the demo brand of a first start, without its holidays and bookings, so that they
 * pass on any day of the year and find the tables free.
 */
export async function setup(): Promise<() => void> {
  execFileSync(process.execPath, [script('build')], { stdio: 'inherit' })
  const path = execFileSync(process.execPath, [script('chromium')], { stdio: ['ignore', 'pipe', 'inherit'] })
  process.env['CHROMIUM'] = path.toString().trim()
  const { dataDir, remove } = await firstStart(async server => {
    await changeData(server, async tx => {
      await openEveryDay(tx)
      await withoutBookings(tx)
    })
    await reportsBuilt(server)
  })
  process.env[STARTED_DATA] = dataDir
  return remove
}

const UNBUILT =
  'select from corporation c left join report_progress p on p.corporation_id = c.corporation_id where p.seen_until is null'

/** Waits until the first start has built the reports of the demo's past days; every copy would build them again, for seconds. */
const reportsBuilt = (server: TestServer): Promise<unknown> =>
  until(
    () => readData(server, UNBUILT),
    brands => brands.length === 0,
  )
