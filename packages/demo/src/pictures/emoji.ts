import { dirname, join } from 'node:path'
import { createRequire } from 'node:module'

const assets = join(dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets')

/** Path of a Fluent picture, named by code point (`1f35c`). */
export const emojiPath = (codePoint: string): string => join(assets, `${codePoint}.webp`)
