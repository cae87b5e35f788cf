// The faults of docs/faults.md: by family what goes wrong, the guarantee that holds, and the test that tries it.
import { readFileSync } from 'node:fs'
import { at } from './project.mjs'

const ROW = /^\| ([^|]+) \| ([A-Z]\d+) \| `([^`]+)` \| ([^|]+) \|$/

/** The rows of the tables of a document, each with the family whose heading it stands under. */
export function faultsIn(text) {
  let family = ''
  return text.split('\n').flatMap(line => {
    if (line.startsWith('## ')) family = line.slice(3)
    const [, fault, guarantee, file, title] = ROW.exec(line) ?? []
    return fault === undefined ? [] : [{ family, fault, guarantee, file, title }]
  })
}

export const catalogue = faultsIn(readFileSync(at('docs', 'faults.md'), 'utf8'))
