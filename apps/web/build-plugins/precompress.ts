import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(?:js|css|svg|wasm|json|webmanifest)$/

/** Writes the parts of the app compressed beside themselves: the server sends them as they are. Wasm is large and asked for seldom: a lighter press. */
export const precompress = (): Plugin => {
  let assets = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved({ root, build }) {
      assets = join(root, build.outDir, build.assetsDir)
    },
    // After a failed build nothing is compressed: an error here would hide the build's own.
    closeBundle(error) {
      if (error) return
      for (const name of readdirSync(assets).filter(file => COMPRESSIBLE.test(file))) {
        const bytes = readFileSync(join(assets, name))
        const quality = name.endsWith('.wasm') ? 9 : 11
        writeFileSync(join(assets, `${name}.gz`), gzipSync(bytes, { level: 9 }))
        writeFileSync(
          join(assets, `${name}.br`),
          brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
        )
      }
    },
  }
}
