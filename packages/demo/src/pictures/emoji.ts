import { dirname, join } from 'node:path'
import { createRequire } from 'node:module'

const assets = join(dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets')

/** Where one of Fluent's pictures lies; they are named by code point (`1f35c`). */
export const emojiPath = (codePoint: string): string => join(assets, `${codePoint}.webp`)
