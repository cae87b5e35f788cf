/** `npm run bench`: prints figures with their conditions. Never part of the tests. */
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { emptyDataFolder } from '@comanda/server/testing/data-folder'
import { conditions } from './conditions.ts'
import { measurePricing } from './domain/measure-pricing.ts'
import { tableOf } from './figures.ts'
import { measureGrowth } from './growth/measure-growth.ts'
import { measureOwnMethods } from './own-methods/measure-own-methods.ts'
import { prepareData } from './data/prepare.ts'
import { measurePhone } from './phone/measure-phone.ts'
import { measureReports } from './reports/measure-reports.ts'
import { measureServer } from './server/measure-server.ts'
import { measureShared } from './shared/measure-shared.ts'
import { measureStart } from './server/measure-start.ts'
import { measureTiers } from './tiers/measure-tiers.ts'

const PARTS = ['pricing', 'shared', 'start', 'means', 'reports', 'server', 'phone', 'growth', 'tiers'] as const
const USAGE = `npm run bench -- [--only ${PARTS.join('|')}] [--seconds 8] [--load change,order] [--tier LD0,LD1,LD2,overload,soak] [--orders 1000,100000] [--profile folder]`

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seconds: { type: 'string' },
    load: { type: 'string', default: '' },
    tier: { type: 'string', default: '' },
    orders: { type: 'string' },
    profile: { type: 'string' },
  },
})
const seconds = Number(values.seconds ?? 8)
const listed = (text: string) => text.split(',').filter(name => name !== '')
const known = values.only === undefined || PARTS.some(part => part === values.only)
if (!known || !(seconds > 0)) {
  process.stderr.write(`Usage: ${USAGE}\n`)
  process.exit(1)
}
const isSelected = (part: (typeof PARTS)[number]) => values.only === undefined || values.only === part
const print = (text: string) => process.stdout.write(`${text}\n`)

for (const [name, value] of Object.entries(conditions())) print(`${name}: ${value}`)
if (isSelected('pricing')) print(`\n${tableOf(measurePricing())}`)
if (isSelected('shared')) print(`\n${tableOf(await measureShared())}`)
const dataDir = emptyDataFolder('bench')
try {
  await prepareData(dataDir)
  if (isSelected('start')) print(`\n${tableOf(await measureStart(dataDir))}`)
  if (isSelected('means')) print(`\n${tableOf(await measureOwnMethods(dataDir))}`)
  if (isSelected('reports')) print(`\n${tableOf(await measureReports(dataDir))}`)
  if (isSelected('server')) {
    const options = {
      dataDir,
      seconds,
      loads: listed(values.load),
      ...(values.profile !== undefined && { profile: values.profile }),
    }
    print(`\n${tableOf(await measureServer(options))}`)
  }
  if (isSelected('phone')) print(`\n${tableOf(await measurePhone(dataDir))}`)
  // Changes the data and takes minutes: runs only on request.
  if (values.only === 'growth') {
    const sizes = values.orders === undefined ? undefined : listed(values.orders).map(Number)
    print(`\n${tableOf(await measureGrowth(dataDir, sizes))}`)
  }
  // Takes minutes: runs only on request.
  if (values.only === 'tiers') {
    const own = values.seconds === undefined ? undefined : seconds
    print(`\n${tableOf(await measureTiers({ dataDir, only: listed(values.tier), seconds: own }))}`)
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
