import { type CodeName, codes } from '@comanda/contract/codes'
import type { CodeEntry } from '@comanda/contract/core'

const names = new Map<string, CodeName>(Object.entries(codes).map(([name, entry]) => [entry.code, name as CodeName]))

/** The name of a code as it came over the wire. */
export const nameOf = (code: string): CodeName | undefined => names.get(code)

/** How a named code shows and what follows it. */
export const entryOf = (name: string): CodeEntry | undefined => (codes as Record<string, CodeEntry>)[name]
