import { type CodeName, codes } from '@comanda/contract/codes'
import type { CodeEntry } from '@comanda/contract/core'

const names = new Map<string, CodeName>(Object.entries(codes).map(([name, entry]) => [entry.code, name as CodeName]))

/** The name of a response code. */
export const nameOf = (code: string): CodeName | undefined => names.get(code)

/** The entry of a named code. */
export const entryOf = (name: string): CodeEntry | undefined => (codes as Record<string, CodeEntry>)[name]
