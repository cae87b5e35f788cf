import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Precompressed, precompress } from '@comanda/server/platform/http/precompressed'
import { build } from 'vite'

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' }

/** Builds the bare page for production: its compressed files by path. */
export async function buildPage(): Promise<Map<string, Precompressed>> {
  const outDir = mkdtempSync(join(tmpdir(), 'comanda-bench-page-'))
  await build({
    root: fileURLToPath(new URL('page', import.meta.url)),
    configFile: false,
    logLevel: 'silent',
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
  })
  const files = new Map<string, Precompressed>()
  for (const file of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
    const type = TYPES[extname(file)]
    if (type !== undefined) files.set(`/${file}`, await precompress(readFileSync(join(outDir, file), 'utf8'), type, 11))
  }
  rmSync(outDir, { recursive: true, force: true })
  return files
}
