import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { classNameOf } from './class-name.ts'

const SOURCES = join(import.meta.dirname, '..', 'src')
const LOOKS = join(SOURCES, 'looks')

/** `features/menu/dish/dish-row.row` as the class it has in the built app. @throws if the style sheet has no such class */
function classOf(part: string): string {
  const at = part.lastIndexOf('.')
  const [path, name] = [`${part.slice(0, at)}.module.css`, part.slice(at + 1)]
  const file = join(SOURCES, path)
  if (!new RegExp(`\\.${name}\\b`).test(readFileSync(file, 'utf8'))) throw new Error(`looks: no .${name} in ${path}`)
  return `.${classNameOf(name, file)}`
}

/** One line without comments, with every part of the app by its class. */
const written = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\[data-part="([\w/.-]+)"\]/g, (_, part: string) => classOf(part))
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}')
    .trim()

/** The style sheets of looks by name, as the server writes them into pages. */
export const looks = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(LOOKS)
      .filter(file => file.endsWith('.css'))
      .sort()
      .map(file => [file.replace('.css', ''), written(readFileSync(join(LOOKS, file), 'utf8'))]),
  )

/**
 * Writes the style sheets of `src/looks` into one file. The server puts those that a theme names into its pages, so that no phone loads
 * another brand's. They name parts of the app as `[data-part="features/menu/dish/dish-row.row"]`. DECO-2
 */
export const lookSheets = (): Plugin => ({
  name: 'looks',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'assets/looks.json', source: JSON.stringify(looks()) })
  },
})
