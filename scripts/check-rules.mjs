// Every rule cited in code, tests and documents is defined in docs/rules.md or docs/guarantees.md, and every defined rule is
// named by a test; every path the documents name exists; every call is used (check-calls.mjs); older servers survive migrations (check-migrations.mjs). `npm run rules -- M7` lists the
// tests that name M7; `npm run rules -- --write` writes the files of tests into the section "Tests" of docs/rules.md.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { faultsOfCalls } from './check-calls.mjs'
import { faultsOfMigrations } from './check-migrations.mjs'
import { at, isMain } from './project.mjs'

/** Defined, but not built: no test can name them yet. An entry is removed with the first test. */
const NOT_BUILT = {
  U5: 'sign-in through providers: its calls are declared and refuse',
}
const WITH_TESTS = 'docs/rules.md'
const DEFINED_IN = [WITH_TESTS, 'docs/guarantees.md']
const READ = /\.(?:tsx?|mjs|css|sql|md)$/
const FOLDERS = [
  'docs',
  'scripts',
  'e2e/src',
  'bench/src',
  'apps/server/migrations',
  ...packagesIn('apps'),
  ...packagesIn('packages'),
]
/** Its examples cite rules that are not defined. */
const TESTS_OF_THIS = 'scripts/check-rules.test.ts'
/** A check that reads nothing finds nothing: fewer files than this mean that it is broken. */
const FEWEST_FILES = 500

const RULE =
  '(?:NAV|LOGIN|MENU|CART|PRICE|PAY|ORDER|BOOK|CARD|DECO|API|NOTIFY|ETC|SETUP|STORE|APP|COUNTER|TILL)-[1-9]\\d?(?![\\w-])'
const GUARANTEE = '[MOSCAUWXRLT][1-9]\\d?(?!\\w)'
const ID = `(?:${RULE}|${GUARANTEE})`
/** Rule ids are unmistakable. A guarantee's id counts where ids are listed: after a full stop, `(`, `·`, `*` or `//`. */
const RULES = new RegExp(`(?<![\\w-])${RULE}`, 'g')
const LISTS = new RegExp(`(?:[.(·*]|//)\\s*(${ID}(?:(?:, ?| |-)${ID})*)`, 'g')
const IDS = new RegExp(`(?<![\\w-])${ID}`, 'g')
/** Numbers of single attack tests are defined nowhere: a test names the rule it protects. */
const ATTACKS = /(?<![\w-])T[A-O][1-9]\d?(?![\w-])/g
const TITLES = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\\n]|\\.)*`/g
const isTest = file => /\.(?:test|spec)\.tsx?$/.test(file)

export const definedIn = text => [...text.matchAll(/^### ([A-Z]+(?:-\d+|\d+)) /gm)].map(([, id]) => id)

export function citedIn(text) {
  const listed = [...text.matchAll(LISTS)].flatMap(([, list]) => list.match(IDS))
  return new Set([...listed, ...(text.match(RULES) ?? []), ...(text.match(ATTACKS) ?? [])])
}

/** The titles in a test file that name a rule, by rule. */
function titlesIn(text) {
  const titles = text.match(TITLES) ?? []
  return titles.flatMap(title => [...citedIn(title)].map(id => ({ id, title: title.slice(1, -1) })))
}

/**
 * What is wrong with the citations of a repository.
 * @param files the text of each file, by path
 * @param notBuilt reasons by rule: these rules have no test yet
 */
export function faultsOf(files, defined, notBuilt = {}) {
  const cited = {}
  for (const [file, text] of Object.entries(files))
    for (const id of citedIn(text)) cited[id] = [...(cited[id] ?? []), file]
  const tested = new Set(testsOf(files).map(({ id }) => id))
  const twice = defined.filter((id, i) => defined.indexOf(id) !== i)
  const undefinedIds = Object.keys(cited).filter(id => !defined.includes(id))
  const untested = defined.filter(id => !tested.has(id) && !(id in notBuilt))
  const builtAfterAll = Object.keys(notBuilt).filter(id => tested.has(id) || !defined.includes(id))
  return [
    ...twice.map(id => `${id} is defined twice`),
    ...undefinedIds.map(id => `${id} is not defined: ${cited[id].slice(0, 3).join(', ')}`),
    ...untested.map(id => `${id} has no test that names it`),
    ...builtAfterAll.map(id => `${id} is in NOT_BUILT, but is tested or no longer defined`),
  ]
}

/** Every test that names a rule. */
export const testsOf = files =>
  Object.entries(files)
    .filter(([file]) => isTest(file))
    .flatMap(([file, text]) => titlesIn(text).map(entry => ({ file, ...entry })))

/**
 * Paths in backticks that a document names and that do not exist; a built `dist` may be absent.
 * @param exists whether a path relative to the project's folder exists
 */
export const lostPathsIn = (text, exists) =>
  [...text.matchAll(/`((?:apps|bench|docs|e2e|packages|scripts)\/[\w./-]+)`/g)]
    .map(([, path]) => path)
    .filter(path => !path.endsWith('/dist') && !exists(path))

/** Files listed per rule at most: those with the most titles that name it. */
const FILES_PER_RULE = 3
const TESTS_SECTION = /^## Tests\n[\s\S]*$/m

/** The section "Tests" of docs/rules.md: each rule with the files whose test titles name it. */
export function testsSection(files, rules) {
  const tests = testsOf(files)
  const lines = rules.map(rule => {
    const counts = {}
    for (const { id, file } of tests) if (id === rule) counts[file] = (counts[file] ?? 0) + 1
    const most = Object.keys(counts).sort((a, b) => counts[b] - counts[a] || (a < b ? -1 : 1))
    return `- ${rule}: ${
      most
        .slice(0, FILES_PER_RULE)
        .map(file => `\`${file}\``)
        .join(', ') || 'not built yet'
    }`
  })
  return `## Tests\n\nFiles with tests that name the rule; written by \`npm run rules -- --write\`, and \`npm run rules -- NAV-1\` lists the titles.\n\n${lines.join('\n')}\n`
}

/** Rules of a document whose line in its section "Tests" is absent, or names no file with a test of the rule. */
export function unlistedIn(text, files, rules, notBuilt = {}) {
  const section = TESTS_SECTION.exec(text)?.[0] ?? ''
  const tests = testsOf(files)
  return rules.filter(rule => {
    const line = section.split('\n').find(it => it.startsWith(`- ${rule}: `)) ?? ''
    const named = [...line.matchAll(/`([^`]+)`/g)].map(([, file]) => file)
    const right = named.filter(file => tests.some(test => test.file === file && test.id === rule))
    return !(rule in notBuilt) && (named.length === 0 || right.length < named.length)
  })
}

/** Writes the section "Tests" anew. */
function writeTests(files) {
  const text = files[WITH_TESTS].replace(TESTS_SECTION, '').trimEnd()
  writeFileSync(at(WITH_TESTS), `${text}\n\n${testsSection(files, definedIn(text))}`)
}

function packagesIn(folder) {
  return readdirSync(at(folder)).map(name => `${folder}/${name}/src`)
}

function readFiles() {
  const inFolders = FOLDERS.filter(folder => existsSync(at(folder))).flatMap(folder =>
    readdirSync(at(folder), { recursive: true }).map(name => `${folder}/${name.replaceAll('\\', '/')}`),
  )
  const names = [...inFolders, ...readdirSync(at())].filter(name => READ.test(name) && name !== TESTS_OF_THIS)
  return Object.fromEntries(names.map(name => [name, readFileSync(at(name), 'utf8')]))
}

async function main(wanted) {
  const files = readFiles()
  if (wanted[0] === '--write') return writeTests(files)
  if (wanted.length > 0) {
    for (const { id, file, title } of testsOf(files)) if (wanted.includes(id)) console.log(`${id}  ${file}: ${title}`)
    return
  }
  const defined = DEFINED_IN.flatMap(file => definedIn(files[file]))
  const faults = faultsOf(files, defined, NOT_BUILT)
  for (const [file, text] of Object.entries(files).filter(([name]) => name.endsWith('.md')))
    for (const path of lostPathsIn(text, path => existsSync(at(path))))
      faults.push(`${file} names ${path}, which does not exist`)
  const unlisted = unlistedIn(files[WITH_TESTS], files, definedIn(files[WITH_TESTS]), NOT_BUILT)
  if (unlisted.length > 0)
    faults.push(`${WITH_TESTS}, section "Tests": run \`npm run rules -- --write\` for ${unlisted.join(', ')}`)
  faults.push(...(await faultsOfCalls()), ...faultsOfMigrations())
  const read = Object.keys(files).length
  if (read < FEWEST_FILES) faults.push(`Only ${read} files were read: the check itself is broken.`)
  console.log([...faults, `${defined.length} rules, ${read} files read`].join('\n'))
  process.exitCode = faults.length === 0 ? 0 : 1
}

if (isMain(import.meta.url)) await main(process.argv.slice(2))
