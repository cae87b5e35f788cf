// `npm run faults` runs the tests of every fault in docs/faults.md and prints what held, with the count. `-- --only crashes` runs
// one family, `-- --list` prints the catalogue. Ends with 1 when a fault does not hold, or its test did not run; a
// test that is skipped, because a program it needs is not installed, does not fail.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from './chromium.mjs'
import { catalogue } from './fault-catalogue.mjs'
import { sentenceOf } from './faults.mjs'
import { isMain, run } from './project.mjs'

const isJourney = ({ file }) => file.endsWith('.spec.ts')

/**
 * How the faults ended.
 * @param results the results of tests as vitest's JSON has them: file, full name, status
 */
export function outcomes(faults, results) {
  return faults.map(fault => {
    const own = results.filter(({ file, name }) => file.endsWith(fault.file) && name.includes(fault.title))
    return { ...fault, outcome: outcomeOf(own.map(({ status }) => status)) }
  })
}

/** A test that is skipped says why: a program it needs is not installed. */
function outcomeOf(statuses) {
  if (statuses.includes('failed')) return 'failed'
  if (statuses.includes('passed')) return 'held'
  return statuses.length > 0 ? 'skipped' : 'not run'
}

/** One line for each fault that did not hold, and the count. */
export function summary(ended) {
  const count = outcome => ended.filter(one => one.outcome === outcome).length
  const open = ended.filter(({ outcome }) => outcome !== 'held')
  const lines = open.map(one => `${one.outcome}: ${one.fault} (${one.guarantee}) · ${one.file} · ${one.title}`)
  const counts = ['held', 'failed', 'skipped', 'not run'].map(outcome => `${count(outcome)} ${outcome}`)
  return [...lines, `${ended.length} faults: ${counts.join(', ')}`]
}

/** Runs test files and reads their results. */
async function resultsOf(files, args) {
  if (files.length === 0) return []
  const folder = mkdtempSync(join(tmpdir(), 'comanda-faults-'))
  const output = join(folder, 'results.json')
  try {
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${output}`]
    await run('vitest', ['run', ...args, ...reporters, ...files])
    const { testResults } = JSON.parse(readFileSync(output, 'utf8'))
    return testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults.map(({ fullName, status }) => ({ file, name: fullName, status })),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs the journeys in the browser that the tests use, which is installed where there is none. */
async function resultsOfJourneys(files) {
  if (files.length === 0) return []
  try {
    process.env.CHROMIUM = await chromium()
  } catch (error) {
    console.log(`Journeys are not run. ${sentenceOf(error)}`)
    return []
  }
  return resultsOf(files, ['--config', 'e2e/vitest.config.ts'])
}

async function main(args) {
  const only = args.includes('--only') ? args[args.indexOf('--only') + 1] : undefined
  const faults = catalogue.filter(({ family }) => only === undefined || family.toLowerCase() === only.toLowerCase())
  if (faults.length === 0) {
    console.error(`The families are ${[...new Set(catalogue.map(({ family }) => family))].join(', ')}.`)
    process.exitCode = 2
    return
  }
  if (args.includes('--list')) {
    for (const { family, guarantee, fault } of faults) console.log(`${family} · ${guarantee} · ${fault}`)
    console.log(`${faults.length} faults`)
    return
  }
  const filesOf = journeys => [
    ...new Set(faults.filter(fault => isJourney(fault) === journeys).map(({ file }) => file)),
  ]
  const results = await resultsOf(filesOf(false), ['--project', 'server'])
  results.push(...(await resultsOfJourneys(filesOf(true))))
  const ended = outcomes(faults, results)
  console.log(summary(ended).join('\n'))
  process.exitCode = ended.some(({ outcome }) => outcome === 'failed' || outcome === 'not run') ? 1 : 0
}

if (isMain(import.meta.url)) await main(process.argv.slice(2))
