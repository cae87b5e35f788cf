// A Vitest reporter that writes the counts and a short form of the failures of a run for `npm test`, to the file COMANDA_TEST_REPORT.
import { writeFileSync } from 'node:fs'

/** Lines of an error that are worth reading where room is short. */
const LINES = 3
const WIDTH = 200
// Vitest colours some words; the record of a run is plain.
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g')

/** The first lines of an error, and the line of the test it came from. */
function short({ message = '', stack = '' }) {
  const words = message
    .replaceAll(COLOURS, '')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .slice(0, LINES)
  const place = /(?:[\w-]+\/)?[\w.-]+\.(?:spec|test)\.tsx?:\d+/.exec(stack)?.[0]
  return [...words, ...(place ? [`at ${place}`] : [])].map(line => line.slice(0, WIDTH))
}

const failure = (name, errors) => ({ name, lines: short(errors.at(-1) ?? { message: 'no error was reported' }) })

/** Vitest takes a reporter as the default export of its file. */
export default class TestReport {
  onTestRunEnd(modules, unhandled) {
    const tests = modules.flatMap(module => [...module.children.allTests()])
    const failed = tests.filter(test => test.result().state === 'failed')
    const failures = [
      ...failed.map(test => failure(`${test.module.relativeModuleId} > ${test.fullName}`, test.result().errors)),
      ...modules
        .filter(module => module.errors().length > 0)
        .map(module => failure(module.relativeModuleId, module.errors())),
      ...unhandled.map(error => failure('a promise nobody waited for', [error])),
    ]
    const passed = tests.filter(test => test.result().state === 'passed')
    // A test that passes only the second time is a fault on its way.
    const again = passed
      .filter(test => (test.diagnostic()?.retryCount ?? 0) > 0)
      .map(test => failure(`${test.module.relativeModuleId} > ${test.fullName}`, test.result().errors ?? []))
    writeFileSync(process.env.COMANDA_TEST_REPORT, JSON.stringify({ passed: passed.length, again, failures }))
  }
}
