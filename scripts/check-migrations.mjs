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

const withoutComments = text => text.replaceAll(/--[^\n]*/g, '').replaceAll(/\/\*[\s\S]*?\*\//g, '')
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

/** What is wrong with migrations, by file name. */
export function migrationFaults(files) {
  const names = Object.keys(files).sort()
  return names
    .filter(name => name >= FIRST_CHECKED)
    .flatMap(name => {
      const first = /^-- needs: (\S+)$/m.exec(files[name])?.[1]
      if (first !== undefined)
        return names.includes(first) && first < name ? [] : [`${name} needs ${first}, which is no earlier migration`]
      return statementsIn(files[name]).flatMap(statement => {
        const reasons = BREAKING.filter(([pattern]) => pattern.test(statement)).map(([, reason]) => reason)
        if (addsRequired(statement)) reasons.push('adds a column that older servers do not fill')
        if (addsConstraint(statement)) reasons.push('adds a constraint without `not valid`')
        return reasons.map(reason => `${name} ${reason}, and names no first step: ${statement.slice(0, 80)}`)
      })
    })
}

export function faultsOfMigrations() {
  const names = readdirSync(at(...FOLDER)).filter(name => name.endsWith('.sql'))
  return migrationFaults(Object.fromEntries(names.map(name => [name, readFileSync(at(...FOLDER, name), 'utf8')])))
}
