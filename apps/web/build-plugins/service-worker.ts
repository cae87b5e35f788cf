import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

const WORKER = 'src/worker/worker.ts'
/** Code that a menu loads on demand and needs without a connection: sheets of dishes and of the cart, notices. */
const ON_DEMAND = /\/src\/(?:features\/(?:menu|cart)\/|app\/(?:travel|offline)|platform\/(?:send|offline)\/)/

/**
 * Builds the service worker as one file with a constant address. It knows its build by the names of all files, and which of them the
 * menu needs without a connection. APP-2
 */
export const serviceWorker = (): Plugin => {
  let [root, outDir] = ['', '']
  let parts: string[] = []
  let id = ''
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root
      outDir = config.build.outDir
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(one => one.type === 'chunk')
      const wanted = chunks.filter(chunk => chunk.isDynamicEntry && ON_DEMAND.test(chunk.facadeModuleId ?? ''))
      const files = wanted.flatMap(chunk => [
        chunk.fileName,
        ...chunk.imports,
        ...((chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? []),
      ])
      parts = [...new Set(files)].sort().map(file => `/${file}`)
      id = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12)
    },
    async closeBundle() {
      await build({
        configFile: false,
        root,
        publicDir: false,
        logLevel: 'warn',
        define: { __BUILD__: JSON.stringify(id), __PARTS__: JSON.stringify(parts) },
        build: {
          outDir: join(root, outDir),
          emptyOutDir: false,
          copyPublicDir: false,
          target: ['chrome107', 'safari16'],
          rolldownOptions: {
            input: join(root, WORKER),
            output: { format: 'iife', entryFileNames: 'worker.js' },
          },
        },
      })
    },
  }
}
