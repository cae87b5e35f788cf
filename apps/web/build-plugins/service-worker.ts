import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

const WORKER = 'src/worker/worker.ts'
/** Code that a menu loads on demand and needs without a connection: sheets of dishes and of the cart, notices. */
const ON_DEMAND = ['features/menu/', 'features/cart/', 'app/navigation.ts', 'app/offline', 'platform/send/']

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
      // Such a module may be in a file of several, whose name does not tell.
      const isOnDemand = (id: string) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0
      const under = (path: string) =>
        chunks.filter(chunk => chunk.moduleIds.some(id => id.includes(`/src/${path}`) && isOnDemand(id)))
      const missing = ON_DEMAND.find(path => under(path).length === 0)
      if (missing !== undefined) throw new Error(`service worker: nothing is loaded on demand from ${missing}`)
      const wanted = [...new Set(ON_DEMAND.flatMap(under))]
      const files = wanted.flatMap(chunk => [
        chunk.fileName,
        ...chunk.imports,
        ...((chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? []),
      ])
      parts = [...new Set(files)].sort().map(file => `/${file}`)
      id = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12)
    },
    async closeBundle(error) {
      if (error) return
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
