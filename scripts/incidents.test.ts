import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { at } from './project.mjs'

const text = readFileSync(at('docs', 'operations.md'), 'utf8')
const incidents = text.split(/^### (?=\d+\. )/m).slice(1)
const titleOf = (incident: string) => incident.split('\n')[0] ?? ''

/** The tests an incident names: file and title. */
const testsOf = (incident: string) =>
  [...incident.matchAll(/`([\w./-]+\.test\.ts)` · ([^;]+?)(?=;\n|\n\n|\n*$)/g)].map(([, file = '', title = '']) => ({
    file,
    title: title.trim(),
  }))

test('There are twelve incidents, numbered, each with steps', () => {
  expect(incidents.map(titleOf).map(title => Number.parseInt(title, 10))).toEqual(
    Array.from({ length: 12 }, (_, at) => at + 1),
  )
  for (const incident of incidents) expect(incident, titleOf(incident)).toMatch(/^1\. /m)
})

test.each(incidents.map(incident => [titleOf(incident), incident]))(
  '%s: its steps are executed by tests that exist',
  (_, incident) => {
    const tests = testsOf(incident)
    expect(tests.length).toBeGreaterThan(0)
    for (const { file, title } of tests) {
      expect(existsSync(at(file)), file).toBe(true)
      expect(readFileSync(at(file), 'utf8'), `${file} · ${title}`).toContain(title)
    }
  },
)

test('Every alert an incident names is defined', () => {
  const alerts = readFileSync(at('ops', 'prometheus', 'alerts.yml'), 'utf8')
  const named = incidents.flatMap(incident =>
    [...incident.matchAll(/^Sign:.*$/gm)].flatMap(([sign]) =>
      [...sign.matchAll(/`([A-Z]\w+)`/g)].map(([, name]) => name),
    ),
  )
  expect(named.length).toBeGreaterThan(6)
  expect(named.filter(name => !alerts.includes(`alert: ${name}\n`))).toEqual([])
})
