import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { definedIn } from './check-rules.mjs'
import { catalogue } from './fault-catalogue.mjs'
import { at } from './project.mjs'
import { outcomes, summary } from './run-faults.mjs'

interface Fault {
  fault: string
  guarantee: string
  file: string
  title: string
}
const faults: Fault[] = catalogue
const TITLES = /^\s*(?:test|it|describe)(?:\.[\w.]+)?(?:\([^)]*\))?\(\s*(['"`])((?:(?!\1).)*)\1/gm
const titlesIn = (file: string) => [...readFileSync(at(file), 'utf8').matchAll(TITLES)].map(([, , title = '']) => title)

describe('The catalogue of faults', () => {
  test('Has more than a hundred faults, each once', () => {
    const rows = readFileSync(at('docs', 'faults.md'), 'utf8').matchAll(/^\| (?!fault \|)/gm)
    expect(faults.length).toBe([...rows].length)
    expect(faults.length).toBeGreaterThan(100)
    expect(new Set(faults.map(({ fault }) => fault)).size).toBe(faults.length)
  })

  test('Names guarantees that are defined', () => {
    const defined = definedIn(readFileSync(at('docs', 'guarantees.md'), 'utf8'))
    expect(faults.filter(({ guarantee }) => !defined.includes(guarantee))).toEqual([])
  })

  test('Names tests that exist', () => {
    const missing = faults.filter(({ file, title }) => !titlesIn(file).some(one => one.includes(title)))
    expect(missing).toEqual([])
  })
})

describe('The outcome of a fault', () => {
  const fault = { family: 'money', fault: 'A fault', guarantee: 'M1', file: 'a/b.test.ts', title: 'Money stays' }
  const ended = (...statuses: string[]) =>
    outcomes(
      [fault],
      statuses.map((status, number) => ({ file: '/root/a/b.test.ts', name: `Group Money stays ${number}`, status })),
    )[0]?.outcome

  test.each([
    [['passed', 'passed'], 'held'],
    [['passed', 'failed'], 'failed'],
    [['skipped'], 'skipped'],
    [[], 'not run'],
  ])('Of tests that ended as %j it is "%s"', (statuses, outcome) => expect(ended(...statuses)).toBe(outcome))

  test('The summary names what did not hold, and counts', () => {
    expect(summary(outcomes([fault], []))).toEqual([
      'not run: A fault (M1) · a/b.test.ts · Money stays',
      '1 faults: 0 held, 0 failed, 0 skipped, 1 not run',
    ])
  })
})
