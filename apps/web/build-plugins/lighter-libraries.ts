import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const own = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Parts of libraries that React has by now, or that do more than the app asks, by the library and the part. */
const lighter: readonly { by: RegExp; part: RegExp; own: string }[] = [
  { by: /[\\/]lucide-react[\\/]/, part: /createLucideIcon\.mjs$/, own: own('./lighter/create-icon.ts') },
]

/** Puts own small parts in the place of these. Where a library names them otherwise, its own are taken: nothing breaks. */
export const lighterLibraries = (): Plugin => ({
  name: 'lighter-libraries',
  enforce: 'pre',
  resolveId(source, importer) {
    return lighter.find(({ by, part }) => importer && by.test(importer) && part.test(source))?.own
  },
  transform: {
    filter: { id: /[\\/]lucide-react[\\/].*[\\/]icons[\\/]/ },
    // Names, sizes and keys of drawings are for a library's own ways; drawn here they are only bytes.
    handler: code => ({ code: code.replace(/,?\s*key: "\w+"|\s*size: 24,|\s*name: "[\w-]+",/g, ''), map: null }),
  },
})
