import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const weightOf = (content: string | Uint8Array): number => gzipSync(content, { level: 9 }).length
const kB = (bytes: number): string => (bytes / 1000).toFixed(1)

/** Prints what the first route weighs (design, section 6: 92 kB of JS, 6 kB of CSS) and the heaviest of the others. */
export const printSizes = (): Plugin => ({
  name: 'print-sizes',
  apply: 'build',
  generateBundle(_options, bundle) {
    const parts = Object.values(bundle)
    const chunks = parts.filter(part => part.type === 'chunk')
    const entry = chunks.find(chunk => chunk.isEntry)
    if (!entry) return
    const names = new Set([entry.fileName, ...entry.imports])
    const first = chunks.filter(chunk => names.has(chunk.fileName))
    const js = first.reduce((sum, chunk) => sum + weightOf(chunk.code), 0)
    const sheets = new Set(first.flatMap(chunk => [...(chunk.viteMetadata?.importedCss ?? [])]))
    const css = parts.reduce(
      (sum, part) => sum + (part.type === 'asset' && sheets.has(part.fileName) ? weightOf(part.source) : 0),
      0,
    )
    this.info(`the first route weighs ${kB(js)} kB of JS in ${names.size} file(s) and ${kB(css)} kB of CSS, gzip`)
    const heaviest = chunks
      .filter(chunk => !names.has(chunk.fileName))
      .map(chunk => ({ name: chunk.name, weight: weightOf(chunk.code) }))
      .sort((a, b) => b.weight - a.weight)
      .slice(0, 5)
    this.info(`the heaviest others: ${heaviest.map(({ name, weight }) => `${name} ${kB(weight)}`).join(', ')}`)
  },
})
