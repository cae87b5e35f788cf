// A migration runs while servers of the former version work: it must not take away what they use, nor demand what they do not
// write. What does so is made in two steps, one release apart: the first adds what is new, and the second, after no server uses the
// old any more, names the first in a line `-- needs: <file of the first step>`. Called by check-rules.mjs.
import { readdirSync, readFileSync } from 'node:fs'
import { at } from './project.mjs'

const FOLDER = ['apps', 'server', 'migrations']
/** Applied to databases before this rule; none of them took away what an older server uses. */
const FIRST_CHECKED = '0200'

/** Statements that servers of the former version do not survive. */
const BREAKING = [
  [/^drop (?:table|view|type|sequence|schema)\b/, 'drops what older servers use'],
  [/^alter table .*\bdrop (?:column )?(?!constraint\b|default\b|not null\b|expression\b)/, 'drops a column'],
  [/^alter (?:table|view|type|index|sequence) .*\brename\b/, 'renames what older servers use'],
  [/^alter table .*\bset not null\b/, 'refuses rows of older servers'],
  [/^alter table .*\balter (?:column )?\S+ (?:set data )?type\b/, 'changes a type, which rewrites the table'],
  [/^alter table .*\bset schema\b/, 'moves a table'],
  [/^alter table .*\balter (?:column )?\S+ drop default\b/, 'refuses rows of older servers'],
  [/^(?:truncate|lock)\b/, 'locks a table, or empties it'],
]

/** Applied to databases before indexes of tables with rows were built by files with a line `-- online`. */
const FIRST_ONLINE = '0512'
/** Statements of such a file, which run outside a transaction and may be repeated. */
const REPEATABLE =
  /^(?:create (?:unique )?index concurrently if not exists|drop index concurrently if exists|vacuum|analyze|do)\b/

const withoutComments = text => text.replaceAll(/--[^\n]*/g, '').replaceAll(/\/\*[\s\S]*?\*\//g, '')
const withoutBodies = text => text.replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, 'body')
const statementsIn = text =>
  withoutComments(text)
    .split(';')
    .map(statement => statement.trim().replaceAll(/\s+/g, ' ').toLowerCase())
    .filter(statement => statement !== '')

/** A column that is added, which must be filled in rows that older servers write. */
const addsRequired = statement =>
  statement.startsWith('alter table') &&
  statement
    .split(/\badd (?:column )?(?!constraint\b|primary\b|foreign\b|unique\b|check\b)/)
    .slice(1)
    .some(column => /\bnot null\b/.test(column) && !/\b(?:default|generated)\b/.test(column))

/** A constraint on rows there are, which is read under a lock unless it is checked later. */
const addsConstraint = statement =>
  /^alter table .*\badd (?:constraint \S+ )?(?:check|foreign key)\b/.test(statement) && !/\bnot valid\b/.test(statement)

/** An index of a table with rows, during whose construction servers cannot write. */
function locksForIndex(statement, all) {
  const table = /^create (?:unique )?index .*?\bon (?:only )?(\w+)/.exec(statement)?.[1]
  return (
    table !== undefined && !all.some(other => new RegExp(`^create table (?:if not exists )?${table}\\b`).test(other))
  )
}

function onlineFaults(name, text) {
  const statements = statementsIn(withoutBodies(text))
  const isOnline = /^-- online$/m.test(text)
  return statements.flatMap(statement => {
    if (isOnline) return REPEATABLE.test(statement) ? [] : [`${name} may not be repeated: ${statement.slice(0, 80)}`]
    return locksForIndex(statement, statements)
      ? [`${name} locks a table to build an index, and has no line \`-- online\`: ${statement.slice(0, 80)}`]
      : []
  })
}

/** What is wrong with migrations, by file name. */
export function migrationFaults(files) {
  const names = Object.keys(files).sort()
  return names
    .filter(name => name >= FIRST_CHECKED)
    .flatMap(name => {
      const online = name >= FIRST_ONLINE ? onlineFaults(name, files[name]) : []
      const first = /^-- needs: (\S+)$/m.exec(files[name])?.[1]
      if (first !== undefined)
        return names.includes(first) && first < name
          ? online
          : [...online, `${name} needs ${first}, which is no earlier migration`]
      const older = statementsIn(files[name]).flatMap(statement => {
        const reasons = BREAKING.filter(([pattern]) => pattern.test(statement)).map(([, reason]) => reason)
        if (addsRequired(statement)) reasons.push('adds a column that older servers do not fill')
        if (addsConstraint(statement)) reasons.push('adds a constraint without `not valid`')
        return reasons.map(reason => `${name} ${reason}, and names no first step: ${statement.slice(0, 80)}`)
      })
      return [...online, ...older]
    })
}

export function faultsOfMigrations() {
  const names = readdirSync(at(...FOLDER)).filter(name => name.endsWith('.sql'))
  return migrationFaults(Object.fromEntries(names.map(name => [name, readFileSync(at(...FOLDER, name), 'utf8')])))
}
