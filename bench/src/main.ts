/** `npm run bench`: prints figures with the conditions they were measured under. Never part of the tests. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { conditions } from './conditions.ts'
import { measurePricing } from './domain/measure-pricing.ts'
import { tableOf } from './figures.ts'
import { measureMeans } from './means/measure-means.ts'
import { prepareHouse } from './house/prepare.ts'
import { measurePhone } from './phone/measure-phone.ts'
import { measureServer } from './server/measure-server.ts'
import { measureShared } from './shared/measure-shared.ts'
import { measureStart } from './server/measure-start.ts'

const PARTS = ['pricing', 'shared', 'start', 'means', 'server', 'phone'] as const
const USAGE = `npm run bench -- [--only ${PARTS.join('|')}] [--seconds 8] [--load change,order] [--profile folder]`

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seconds: { type: 'string', default: '8' },
    load: { type: 'string', default: '' },
    profile: { type: 'string' },
  },
})
const seconds = Number(values.seconds)
const known = values.only === undefined || PARTS.some(part => part === values.only)
if (!known || !(seconds > 0)) {
  process.stderr.write(`Usage: ${USAGE}\n`)
  process.exit(1)
}
const wanted = (part: (typeof PARTS)[number]) => values.only === undefined || values.only === part
const print = (text: string) => process.stdout.write(`${text}\n`)

for (const [name, value] of Object.entries(conditions())) print(`${name}: ${value}`)
if (wanted('pricing')) print(`\n${tableOf(measurePricing())}`)
if (wanted('shared')) print(`\n${tableOf(await measureShared())}`)
const dataDir = mkdtempSync(join(tmpdir(), 'comanda-bench-'))
try {
  await prepareHouse(dataDir)
  if (wanted('start')) print(`\n${tableOf(await measureStart(dataDir))}`)
  if (wanted('means')) print(`\n${tableOf(await measureMeans(dataDir))}`)
  if (wanted('server')) {
    const loads = values.load.split(',').filter(load => load !== '')
    const options = { dataDir, seconds, loads, ...(values.profile !== undefined && { profile: values.profile }) }
    print(`\n${tableOf(await measureServer(options))}`)
  }
  if (wanted('phone')) print(`\n${tableOf(await measurePhone(dataDir))}`)
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
